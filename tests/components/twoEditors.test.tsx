// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../src/api/cache.ts'
import type { Step } from '../../src/machines/flows/selectionProcessCalls.ts'
import { InterviewDialog } from '../../src/ui/interviews/InterviewDialog.tsx'
import { ReferenceDialog } from '../../src/ui/reference/ReferenceDialog.tsx'
import { SelectionStepForm } from '../../src/ui/requisitions/selection/SelectionStepForm.tsx'

// Growing text fields listen to fonts, which this document has none of.
Object.assign(document, { fonts: new EventTarget() })
afterEach(cleanup)
const [onSaved, onCancel] = [vi.fn(), vi.fn()]
/** What has left for the service, which accepts it. */
const sent: unknown[] = []
vi.stubGlobal('fetch', async (request: Request) => {
  if (request.method === 'GET') return Response.json({ responseDataList: [], paging: { page: 0, size: 20, totalElements: 0 } })
  sent.push([request.method, new URL(request.url).pathname.split('/v1')[1], await request.json()])
  return Response.json({ message: 'Successfully updated!' })
})
beforeEach(() => {
  sessionStorage.clear()
  sent.length = 0
  onSaved.mockReset()
  onCancel.mockReset()
})

/** Shows a form over a record; the answer is what somebody else saves meanwhile. */
async function show<R>(record: R, view: (record: R) => React.ReactNode) {
  let become: (record: R) => void = () => undefined
  function Page() {
    const [present, setPresent] = useState(record)
    become = setPresent
    return view(present)
  }
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history: createMemoryHistory() })
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  await waitFor(() => expect(router.state.status).toBe('idle'))
  return (theirs: R) => waitFor(() => become(theirs))
}
const choice = () => screen.findByRole('alert')

test('an item that somebody else renamed is not saved over before one has chosen', async () => {
  const item = { id: 4, fixed: false, name: 'Ward', version: 1 }
  const theySave = await show(item, (present) => (
    <ReferenceDialog list="departments" parents={[]} item={present} look={async () => [present]} onClose={onCancel} />
  ))
  const name = await screen.findByLabelText<HTMLInputElement>('Name')
  expect(name.maxLength).toBe(200)
  await userEvent.type(name, ' 7')
  await theySave({ ...item, name: 'Ward A', version: 2 })
  expect((await choice()).textContent).toMatch(/Ward 7.*Ward A/)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onCancel).toHaveBeenCalledOnce())
  expect(sent).toEqual([['PUT', '/ref/departments/4', { name: 'Ward 7', version: 2 }]])
})

test('of a step only what both changed is asked about; Cancel asks before it throws away', async () => {
  const step: Step = {
    id: 3,
    requisitionId: 1,
    position: 1,
    title: 'Talk',
    kind: 'PHONE',
    description: null,
    kit: { purpose: null, preparation: null, avoid: null, questions: [], attributes: [] },
    minutes: 30,
    interviews: 0,
    interviewers: [],
    version: 1,
  }
  const theySave = await show(step, (present) => <SelectionStepForm requisitionId={1} step={present} onSaved={onSaved} onCancel={onCancel} />)
  await userEvent.type(await screen.findByLabelText('Name'), ' again')
  await theySave({ ...step, minutes: 45, version: 2 })
  expect(screen.queryByRole('alert')).toBeNull()
  await theySave({ ...step, minutes: 45, title: 'Call', version: 3 })
  expect((await choice()).textContent).toMatch(/Talk again.*Call/)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).not.toHaveBeenCalled()
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(onCancel).toHaveBeenCalledOnce()
})

test('an interview that lacks something is not sent, and says what at each field', async () => {
  const step = { id: 3, position: 1, title: 'Talk', kind: 'PHONE' as const, description: null, minutes: 30, interviewerIds: [], interviews: [] }
  await show(null, () => <InterviewDialog applicationId={5} name="Leila Haddad" steps={[step]} interview={null} onClose={onCancel} />)
  const day = await screen.findByLabelText('Day')
  await userEvent.click(screen.getByRole('button', { name: 'Save and tell everybody' }))
  const summary = await choice()
  for (const gap of ['Choose a day', 'Enter when it begins, such as 10:00', 'Choose at least one interviewer']) expect(summary.textContent).toContain(gap)
  expect(document.getElementById('field-day')).toBe(day)
  expect(sent).toEqual([])
})
