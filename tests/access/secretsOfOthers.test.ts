import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { plainCall } from '../arbitrary.ts'
import { offered, registered } from '../employees/onTheWay.ts'
import { addressOf, allOperations, type Operation } from '../operations.ts'
import { newestTo } from '../secrets.ts'
import { put } from './calls.ts'

const t = await testApp()
/** Every call that reads. */
const reading = (await allOperations()).filter(
  ({ method, touches, isPublic, upload }) => !isPublic && !upload && (method === 'GET' || (method === 'POST' && touches === undefined)),
)

/** The keys of the links and the typed codes that others were sent, with and without their blank. */
const secrets: Record<string, string[]> = {}
const ids: number[] = []
let applicant = ''
beforeAll(async () => {
  const about = await offered(t)
  secrets.code = [about.code, `${about.code.slice(0, 5)} ${about.code.slice(5)}`]
  secrets.key = [new URL(about.link).searchParams.get('code')!]
  ids.push(about.applicationId, about.offerId, about.requisition.id, about.mail.id)
  await t.person('nora.invited@sample.example', ['Recruitment Officer'])
  const invitation = { email: 'ivy.invited@sample.example', name: 'Ivy Vale', roles: ['Employee' as const] }
  await (await t.as('manager')).auth.POST('/users', { body: invitation })
  const mail = await newestTo(t, invitation.email)
  secrets.invitation = [mail!.key]
  ids.push(mail!.id)
  applicant = (await registered(t)).token
})

/** The call about each record that its number may mean. */
function inputsOf(operation: Operation) {
  const places = operation.parameters.filter(({ name, in: place }) => place === 'path' && /^(id|\w+Id)$/.test(name))
  return (places.length > 0 ? ids : ids.slice(0, 1)).map((id) => {
    const input = structuredClone(plainCall(operation))
    for (const { name } of places) put(input, `path.${name}`, id)
    return input
  })
}

/** Which secrets a person is told, by the call. */
async function toldTo(token: string): Promise<Record<string, string[]>> {
  const told: Record<string, string[]> = {}
  for (const operation of reading)
    for (const input of inputsOf(operation)) {
      const answer = await t.server.inject({
        method: operation.method,
        url: addressOf(operation, input),
        headers: { ...(input.header as Record<string, string>), authorization: `Bearer ${token}` },
        ...(input.body === undefined ? {} : { payload: input.body as object }),
      })
      const found = Object.keys(secrets).filter((name) => secrets[name]!.some((secret) => answer.body.includes(secret)))
      if (found.length > 0) told[operation.id] = [...new Set([...(told[operation.id] ?? []), ...found])]
    }
  return told
}

describe('no list, record, log or notice tells a key or code of somebody else', () => {
  test('the secrets are there to be told', () => {
    expect(
      Object.values(secrets)
        .flat()
        .every((secret) => secret.length >= 10),
    ).toBe(true)
    expect(reading.length).toBeGreaterThan(100)
  })

  test.each(['officer', 'employee'] as const)('to an %s', async (who) => {
    expect(await toldTo(await t.tokenOf(`${who}@threshold.test`))).toEqual({})
  })

  test('to an applicant', async () => {
    expect(await toldTo(applicant)).toEqual({})
  })

  test('to a manager but for an applicant’s code, in the one message, without a mail server', async () => {
    const told = await toldTo(await t.tokenOf('manager@threshold.test'))
    expect(Object.values(told).flat()).not.toContain('invitation')
    expect(Object.keys(told)).toEqual(['getOutboxMessage'])
  })
})
