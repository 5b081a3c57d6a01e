import { eq } from 'drizzle-orm'
import { documentTransitions } from '../../../server/employees/arrangeOnboardingDocuments.ts'
import { transition } from '../../../server/platform/lifecycle/transition.ts'
import { onboardingDocuments } from '../../../server/tables/employees.ts'
import type { OnboardingDocumentStatus } from '../../../src/machines/lifecycles/onboardingDocument.ts'
import type { TestApp } from '../../app.ts'
import { pdf, upload } from '../../employees/onTheWay.ts'
import { answered, column, type Driver, done, must } from '../driver.ts'

export async function onboardingDocumentDriver(t: TestApp): Promise<Driver<'onboardingDocument'>> {
  const officer = await t.as('officer')
  async function begin() {
    const fileId = await upload(t, await t.tokenOf('officer@threshold.test'), await pdf('house rules'))
    const { responseData } = must(await officer.recruitment.POST('/employee-onboarding', { body: { name: `House rules ${fileId}`, mandatory: false, fileId } }))
    const { id } = responseData
    const change = async (status: OnboardingDocumentStatus) =>
      answered(
        officer.recruitment.POST('/employee-onboarding/change-status', {
          body: { id, status, version: Number(await column(t, 'onboarding_documents', id, 'version')) },
        }),
      )
    return {
      id,
      status: () => column(t, 'onboarding_documents', id),
      events: { publish: { send: () => change('published') }, retire: { send: () => change('retired') } },
    }
  }
  return {
    begin,
    withheld: {
      // No row is without its file; the lifecycle would hold one back all the same.
      fileIsThere: () =>
        done(async () => {
          const { id } = await begin()
          const [row] = await t.db.select().from(onboardingDocuments).where(eq(onboardingDocuments.id, id))
          const step = { event: { type: 'publish' }, actors: ['officer'], by: 'system' } as const
          await t.db.transaction((tx) => transition(tx, documentTransitions, { ...row!, fileId: 0 }, step))
        }),
    },
  }
}
