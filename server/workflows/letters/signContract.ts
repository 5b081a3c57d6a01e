import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { employeeStates } from '../../../src/machines/lifecycles/employee.ts'
import { initialOf } from '../../../src/machines/lifecycles/tags.ts'
import { readingsOf } from '../../accounts/secretReadings.ts'
import { makeEmployees } from '../../employees/makeEmployee.ts'
import { giveTasks } from '../../employees/tasks/giveTasks.ts'
import { tellMaker } from '../../letters/mailLetterAnswer.ts'
import { moveLetter } from '../../letters/moveLetter.ts'
import { nameOf } from '../../letters/readOwnLetter.ts'
import { composeMail } from '../../mail/renderMail.ts'
import { encode } from '../../mail/richText.ts'
import { sendMail } from '../../mail/sendMail.ts'
import type { App, Caller } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import type { Tx } from '../../platform/db/database.ts'
import { wrongField } from '../../platform/http/problem.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { dayInWords } from '../../platform/wording.ts'
import type { Case, LetterRow, VersionRow } from '../../records/letters.ts'
import { accounts, sessions } from '../../tables/accounts.ts'
import { onboardingAcknowledgements } from '../../tables/employees.ts'
import { completeByPack } from '../learning/completeByPack.ts'
import { moveApplication } from '../moveApplication.ts'

type Reading = Awaited<ReturnType<typeof readingsOf>>[number]
type Own = { letter: LetterRow; about: Case; text: VersionRow }
const NOBODY_ELSE = 'nobody but the recipient'
const CONSENT = {
  typed: 'I have read the whole contract and sign it by typing my name.',
  drawn: 'I have read the whole contract and sign it by drawing my signature.',
}

/** Signing: letter, application, the new employee, the role, the copy by mail – one transaction. Answers the employee's id. */
export async function sign(app: App, tx: Tx, own: Own, { body, caller }: { body: { typedName: string; drawn?: string }; caller: Caller }): Promise<number> {
  const { letter, about, text } = own
  const typedName = body.typedName.trim().replaceAll(/\s+/g, ' ')
  if (!isNameOf(about, typedName)) throw wrongField('typedName', `Type your name as it stands in the contract: ${nameOf(about)}`)
  const signedAt = new Date()
  const { drawn = null } = body
  const method = drawn ? 'drawn' : 'typed'
  const { auditId } = await moveLetter(app, tx, letter, 'sign', {
    about,
    by: caller,
    actors: ['applicant'],
    set: { answeredAt: signedAt, drawnSignature: drawn },
  })
  const readings = await readingsOf(tx, caller.accountId)
  const codesReadBy = readings.length > 0 ? readings.map(({ name, at }) => `${name}, ${at}`) : NOBODY_ELSE
  const signature = {
    typedName,
    method,
    ...(drawn ? { drawnSha256: createHash('sha256').update(drawn).digest('hex') } : {}),
    consent: CONSENT[method],
    signedAt: signedAt.toISOString(),
    sha256: text.sha256,
    letterVersion: text.number,
    codesSentTo: caller.email,
    codesReadBy,
  }
  const rest = { by: caller, requisitionId: letter.requisitionId, applicationId: letter.applicationId, causedBy: auditId }
  await audit(tx, { ...rest, action: 'signature', entity: 'contractLetter', id: letter.id, after: signature })
  await moveApplication(tx, about.application, { event: { type: 'signContract' }, by: caller, actors: ['applicant'], causedBy: auditId })
  const employeeId = await employ(app, tx, own, caller)
  await audit(tx, { ...rest, action: 'create', entity: 'employee', id: employeeId, after: { status: initialOf(employeeStates), approved: false } })
  await completeByPack(app, tx, { employeeId, documentIds: await readWith(tx, letter.id), caller })
  await giveTasks(tx, employeeId, { by: caller, causedBy: auditId })
  await becomeEmployee(tx, caller, auditId)
  await tellMaker(app, tx, { ...own, answer: 'The contract is signed', reason: null })
  await mailCopy(app, tx, own, { typedName, method, signedAt, readings })
  return employeeId
}

/** What of the pack was read with this contract. */
async function readWith(tx: Tx, contractLetterId: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ documentId: onboardingAcknowledgements.documentId })
    .from(onboardingAcknowledgements)
    .where(eq(onboardingAcknowledgements.contractLetterId, contractLetterId))
  return rows.map(({ documentId }) => documentId)
}

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

function isNameOf({ applicant }: Case, typed: string) {
  const { title, firstName, middleName, surName } = applicant
  const ways = [
    [firstName, surName],
    [firstName, middleName, surName],
    [title, firstName, surName],
    [title, firstName, middleName, surName],
  ]
  return ways.some((way) => plain(way.filter(Boolean).join(' ')) === plain(typed))
}

/** The employee's record begins with what the application already knows: nothing is asked twice. */
async function employ(app: App, tx: Tx, { letter, about: { applicant, requisition }, text }: Own, caller: Caller) {
  const [employee] = await makeEmployees(
    tx,
    [
      {
        accountId: caller.accountId,
        applicantId: applicant.id,
        applicationId: letter.applicationId,
        requisitionId: letter.requisitionId,
        contractLetterId: letter.id,
        employmentStartDate: text.startDate,
        jobTitle: text.jobTitle,
        departmentId: requisition.departmentId,
        positionTypeId: requisition.jobPositionTypeId,
        cityId: requisition.cityId,
        title: applicant.title ?? '',
        firstName: applicant.firstName,
        middleName: applicant.middleName ?? '',
        lastName: applicant.surName,
        email: applicant.email,
        personalPhone: applicant.mobile ?? applicant.phone ?? '',
      },
    ],
    { by: caller, today: todayIn(app.settings) },
  )
  return employee!.id
}

/** A new role: every other session of the account ends; this one goes on and is renewed with the role. */
async function becomeEmployee(tx: Tx, { accountId, sid, roles, name }: Caller, causedBy: number) {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
  if (!account || account.roles.includes('Employee')) return
  const stamp = account.stamp + 1
  await tx
    .update(accounts)
    .set({ roles: [...account.roles, 'Employee'], stamp, version: account.version + 1 })
    .where(eq(accounts.id, accountId))
  await tx.update(sessions).set({ stamp }).where(eq(sessions.id, sid))
  await audit(tx, {
    by: { accountId, name },
    action: 'addRole',
    entity: 'account',
    id: accountId,
    before: { roles },
    after: { roles: [...roles, 'Employee'] },
    causedBy,
  })
}

async function mailCopy(
  app: App,
  tx: Tx,
  { letter, about, text }: Own,
  { typedName, method, signedAt, readings }: { typedName: string; method: keyof typeof CONSENT; signedAt: Date; readings: Reading[] },
) {
  const day = dayInWords(todayIn(app.settings, signedAt))
  const others = readings.map(({ name, at }) => `${name} (${at})`).join(', ')
  const whoRead = others
    ? `The code or link that you were sent was also read by: ${others}.`
    : 'The code and the link that you were sent were read by nobody else.'
  const checksum = `Checksum of the text (SHA-256): ${text.sha256 ?? ''}`
  const sealed = '<p>The PDF of the signed contract is attached, with a seal by which a changed copy is told from a genuine one.</p>'
  const signed = `<p>Signed by <strong>${encode(typedName)}</strong> on ${encode(day)}${method === 'drawn' ? ', with a drawn signature' : ''}.</p><p>${encode(checksum)}</p><p>${encode(whoRead)}</p>${sealed}`
  await sendMail(app, tx, {
    event: 'CONTRACT_SIGNED',
    to: about.applicant.email,
    toName: nameOf(about),
    dedupe: `contract-signed:${letter.id}`,
    letterId: letter.id,
    applicationId: letter.applicationId,
    requisitionId: letter.requisitionId,
    ...composeMail(`Your signed contract: ${text.jobTitle}`, `${text.renderedHtml ?? ''}${signed}`, {}, about.company),
  })
}
