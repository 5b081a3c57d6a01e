import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outbox } from '../../server/tables/outbox.ts'
import { auditLog } from '../../server/tables/platform.ts'
import { isDrawn, withPoint } from '../../src/ui/applicant/strokes.ts'
import { testApp } from '../app.ts'
import { contracted, contractOf, offerOf } from '../employees/onTheWay.ts'

const t = await testApp()
const drawn = 'M 20 120 L 40 30 L 60 120 L 90 40 L 120 110 M 200 80 L 260 84'

test('a contract is signed with a drawing: it is kept, told in the copy, and stays with the letter in the person’s own place', async () => {
  const { me, contractId, offerId, applicationId } = await contracted(t)
  const { version } = await contractOf(me, contractId)
  const sign = (strokes: string) =>
    me.hr.POST('/contract-letter/sign', { body: { id: contractId, version, typedName: 'Leila Haddad', drawn: strokes, consent: true } })
  for (const wrong of ['M 1 1', 'M 10 10 L 20 20"/><script>', `M ${'1 1 L '.repeat(5000)}`])
    expect((await sign(wrong)).response.status, wrong.slice(0, 30)).toBe(400)
  expect((await sign(drawn)).response.status).toBe(200)
  const [signature] = await t.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.applicationId, applicationId), eq(auditLog.action, 'signature')))
  expect(signature!.after).toMatchObject({
    typedName: 'Leila Haddad',
    method: 'drawn',
    drawnSha256: createHash('sha256').update(drawn).digest('hex'),
    consent: expect.stringContaining('by drawing'),
  })
  const [copy] = await t.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.applicationId, applicationId), eq(outbox.event, 'CONTRACT_SIGNED')))
  expect(copy!.body).toContain('with a drawn signature')
  expect(await contractOf(me, contractId)).toMatchObject({ status: 'signed', drawnSignature: drawn, contractLetter: expect.stringContaining('Leila') })
  expect(await offerOf(me, offerId)).toMatchObject({ status: 'accepted', offerLetter: expect.stringContaining('Leila') })
})

test('strokes follow the finger, leave out what barely moved, and never grow past what is kept', () => {
  let path = withPoint('', [10, 10], true)
  path = withPoint(path, [11, 11], false)
  expect(path).toBe('M 10 10')
  for (let x = 20; x <= 60; x += 10) path = withPoint(path, [x, 30], false)
  expect(withPoint(path, [100, 100], true)).toBe('M 10 10 L 20 30 L 30 30 L 40 30 L 50 30 L 60 30 M 100 100')
  expect([isDrawn(''), isDrawn('M 10 10'), isDrawn(path)]).toEqual([false, false, true])
  for (let n = 0; n < 5000; n++) path = withPoint(path, [n % 2 ? 0 : 600, n % 160], false)
  expect(path.length).toBeLessThanOrEqual(20_000)
})
