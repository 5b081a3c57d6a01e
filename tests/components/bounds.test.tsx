// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { saveLetter } from '../../src/api/hrBounds.gen.ts'
import { saveEmployee } from '../../src/api/ownRecordBounds.gen.ts'
import { listOpenPositions, newPassword } from '../../src/api/publicBounds.gen.ts'
import { newSelectionStep } from '../../src/api/recruitmentBounds.gen.ts'
import { fieldsOf } from '../../src/ui/components/form/fields.tsx'
import { MoneyField } from '../../src/ui/components/form/MoneyField.tsx'

afterEach(cleanup)

test('a field holds what the contract lets it hold, also inside an object', () => {
  expect(fieldsOf([], '', newSelectionStep)('minutes')).toMatchObject({ id: 'field-minutes', min: 5, max: 720 })
  expect(fieldsOf([], '', saveEmployee)('personalDetails.physicalAddress.street')).toMatchObject({ maxLength: 300 })
  expect(fieldsOf([], 'content', saveLetter)('managerName')).toMatchObject({ name: 'content.managerName', maxLength: 200 })
  expect(listOpenPositions.search.maxLength).toBe(200)
})

test('what is chosen, and a text too short, are not left to the browser', () => {
  expect(newPassword.password).toEqual({ minLength: 8, maxLength: 200 })
  expect(fieldsOf([], '', newPassword)('password')).toEqual({ id: 'field-password', name: 'password', error: undefined, maxLength: 200 })
  expect(Object.keys(saveLetter)).not.toContain('content.startDate')
  expect(Object.keys(newSelectionStep)).not.toContain('requisitionId')
})

test('money is bound in minor units', async () => {
  let kept: number | null = null
  function Pay() {
    const [value, setValue] = useState<number | null>(null)
    kept = value
    return <MoneyField label="Pay" currency="AUD" value={value} max={90_000} onChange={setValue} />
  }
  render(
    <MantineProvider>
      <Pay />
    </MantineProvider>,
  )
  await userEvent.type(screen.getByLabelText('Pay'), '9999')
  expect(kept).toBe(999_900)
  await userEvent.tab()
  expect(kept).toBe(90_000)
})
