import { eq, sql } from 'drizzle-orm'
import { complianceItemTransitions } from '../../../server/applications/compliance/complianceItem.ts'
import { transition } from '../../../server/platform/lifecycle/transition.ts'
import { complianceItems } from '../../../server/tables/applications.ts'
import type { ComplianceItemStatus } from '../../../src/machines/lifecycles/complianceItem.ts'
import { clients, type TestApp } from '../../app.ts'
import { pdf, upload } from '../../employees/onTheWay.ts'
import { selectedApplication } from '../../letters/case.ts'
import { answered, column, type Driver, done, must } from '../driver.ts'
import { lettersOf } from './letters.steps.ts'

export async function complianceItemDriver(t: TestApp): Promise<Driver<'complianceItem'>> {
  const officer = await t.as('officer')

  /** A document that was asked for with an offer; the applicant is signed in. */
  async function asked() {
    const { application, applicant } = await selectedApplication(t)
    const { offer, known, signedInToken } = await lettersOf(t, application.id, applicant.email)
    await offer.save()
    await offer.send()
    const token = await signedInToken()
    const path = { params: { path: { id: application.id } } }
    const { id } = must(
      await officer.recruitment.POST('/compliance-application/{id}', { ...path, body: { name: 'Police check', source: 'Offer', mandatory: true } }),
    ).responseData
    const change = async (status: ComplianceItemStatus) =>
      answered(
        officer.hr.POST('/compliance-application/change-status', {
          body: { id, status, version: Number(await column(t, 'compliance_items', id, 'version')), reason: 'As it stands' },
        }),
      )
    const submit = async () => {
      const fileId = await upload(t, token, await pdf('police check'))
      const docs = [{ id, applicantFile: { id: fileId, originalName: 'check.pdf' } }]
      return answered(clients(t.address, token).hr.POST('/offer-letter/upload-compliance', { body: { id: known.offerId, docs } }))
    }
    const remove = () =>
      signedInToken().then((token) =>
        answered(clients(t.address, token).hr.POST('/offer-letter/upload-compliance', { body: { id: known.offerId, docs: [{ id, applicantFile: null }] } })),
      )
    return { id, change, submit, remove, applicant: signedInToken, status: () => column(t, 'compliance_items', id) }
  }

  return {
    begin: async () => {
      const { id, change, submit, remove, status, applicant } = await asked()
      return {
        id,
        status,
        applicant,
        events: {
          submit: { send: submit },
          replace: { send: submit },
          remove: { send: remove, quiet: true },
          approve: { send: () => change('APPROVED') },
          reject: { send: () => change('REJECTED') },
          revoke: { send: () => change('REJECTED') },
          waive: { send: () => change('WAIVED') },
          correctExpiry: { send: () => change('APPROVED') },
          askAgain: { send: () => change('REQUESTED') },
        },
      }
    },
    withheld: {
      fileIsThere: async () => {
        const { id, change } = await asked()
        await t.db.execute(sql`update compliance_items set status = 'SUBMITTED' where id = ${id}`)
        const approving = await change('APPROVED')
        const submitting = await done(() =>
          t.db.transaction(async (tx) => {
            const [item] = await tx.select().from(complianceItems).where(eq(complianceItems.id, id))
            const bare = { ...item!, status: 'REQUESTED', fileId: null } as const
            await transition(tx, complianceItemTransitions(0), bare, { event: { type: 'submit' }, actors: ['applicant'], by: 'system' })
          }),
        )
        return submitting.why === approving.why ? approving : submitting
      },
    },
  }
}
