import { expect, test } from 'vitest'
import { jobPostLifecycle } from '../../src/machines/lifecycles/jobPost.ts'
import { requisitionLifecycle } from '../../src/machines/lifecycles/requisition.ts'
import { targetOf } from '../../src/machines/lifecycles/targetOf.ts'

test('an event that leads to one status wherever it begins has that target; another has none', () => {
  expect(targetOf(requisitionLifecycle, 'cancel')).toBe('CN')
  expect(targetOf(jobPostLifecycle, 'publish')).toBe('published')
  expect(() => targetOf(requisitionLifecycle, 'applicationsChanged')).toThrow('leads to CO, CA')
})
