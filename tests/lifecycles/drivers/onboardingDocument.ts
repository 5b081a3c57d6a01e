import { move } from '../../../server/move.ts'
import { type OnboardingDocumentStatus, onboardingDocumentLaw } from '../../../src/machines/lifecycles/onboardingDocument.ts'
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
      // No row is without its file; the law would hold one back all the same.
      fileIsThere: () =>
        done(() =>
          t.db.transaction((tx) =>
            move(tx, {
              law: onboardingDocumentLaw,
              subject: { status: 'draft', fileIsThere: false },
              event: { type: 'publish' },
              actors: ['officer'],
              by: 'system',
              entity: 'onboardingDocument',
              id: 1,
            }),
          ),
        ),
    },
  }
}
