import { expect, test } from 'vitest'
import { t as audit } from '../../src/ui/i18n/audit.ts'
import { t as kinds } from '../../src/ui/i18n/auditKinds.ts'
import { auditDetails, auditLine } from '../../src/ui/requisitions/auditWords.ts'
import { server } from '../architecture/sources.ts'

const written = [...new Set(server.flatMap(({ text }) => [...text.matchAll(/\bentity: '(\w+)'/g)].map(([, entity = '']) => entity)))]

test('whatever the audit log is written about has a name that people read', () => {
  expect(written.length).toBeGreaterThan(30)
  expect(written.filter((entity) => !audit.has(`of_${entity}`) && !kinds.has(`of_${entity}`))).toEqual([])
})

test('a change of the company is told in words, field by field', () => {
  const entry = {
    ...{ id: 1, at: '2026-11-25T09:00:00.000Z', by: 'Sample Manager', action: 'update', entity: 'company', candidate: null, name: null, reason: null },
    changes: [
      { field: 'addressLine', before: 'Old Road 1', after: 'New Road 2' },
      { field: 'website', before: null, after: 'https://example.org' },
    ],
  } as unknown as Parameters<typeof auditLine>[0]
  expect(auditLine(entry)).toBe('Company changed')
  expect(auditDetails(entry)).toEqual(['address: from Old Road 1 to New Road 2', 'website: https://example.org'])
})
