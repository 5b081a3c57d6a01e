// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FormDialog } from '../../src/ui/components/form/FormDialog.tsx'
import { LeaveGuard } from '../../src/ui/components/form/LeaveGuard.tsx'

afterEach(cleanup)
const onClose = vi.fn()
beforeEach(() => onClose.mockReset())

function Dialog() {
  const [text, setText] = useState('')
  return (
    <FormDialog title="Form" typed={text !== ''} confirm="Save" back="Back out" onSubmit={() => {}} onClose={onClose}>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
    </FormDialog>
  )
}

/** A page that belongs to `?letter=`, as the letter desk does. */
const Desk = () => <LeaveGuard when of={({ pathname, search: { letter } }) => `${pathname} ${letter}`} />

async function show(component: () => React.ReactNode) {
  const root = createRootRoute()
  const place = (path: string, one?: () => React.ReactNode) => createRoute({ getParentRoute: () => root, path, ...(one ? { component: one } : {}) })
  const router = createRouter({
    routeTree: root.addChildren([place('/', component), place('/other')]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(
    <MantineProvider>
      <RouterProvider router={router as never} />
    </MantineProvider>,
  )
  await waitFor(() => expect(router.state.status).toBe('idle'))
  return router
}
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' })

test('a dialog with nothing typed closes at once', async () => {
  await show(Dialog)
  await userEvent.click(await screen.findByRole('button', { name: 'Back out' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(question()).toBeNull()
})

test('what is typed is asked about once: staying keeps it, leaving closes', async () => {
  await show(Dialog)
  const text = await screen.findByLabelText<HTMLInputElement>('Text')
  await userEvent.type(text, 'Half a thought')
  await userEvent.keyboard('{Escape}')
  expect(question()).not.toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  // Escape answers the question only, it does not close the form behind it.
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(question()).toBeNull())
  expect([text.value, onClose.mock.calls.length]).toEqual(['Half a thought', 0])
  await userEvent.click(screen.getByRole('button', { name: 'Back out' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('another page is asked about, another view of the same page is not', async () => {
  const router = await show(Dialog)
  await userEvent.type(await screen.findByLabelText('Text'), 'Half')
  await router.navigate({ to: '/', search: { tab: 'two' } } as never)
  expect(router.state.location.searchStr).toContain('two')
  expect(question()).toBeNull()
  void router.navigate({ to: '/other' } as never)
  await waitFor(() => expect(question()).not.toBeNull())
  expect(router.state.location.pathname).toBe('/')
  expect(question()?.textContent).toContain('would be lost')
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/other'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a text that belongs to a part of the address is left with that part only', async () => {
  const router = await show(Desk)
  await router.navigate({ to: '/', search: { q: 'ada' } } as never)
  expect(router.state.location.searchStr).toContain('ada')
  expect(question()).toBeNull()
  void router.navigate({ to: '/', search: { letter: 'contract' } } as never)
  await waitFor(() => expect(question()).not.toBeNull())
  expect(router.state.location.searchStr).toContain('ada')
  // Nothing gives the text up, so that it is not said to be lost.
  expect(question()?.textContent).toContain('found again when you come back')
})
