import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applications, complianceItems } from '../../server/tables/applications.ts'
import { requisitionCriteria } from '../../server/tables/criteria.ts'
import { letters, letterVersions } from '../../server/tables/letters.ts'
import { referenceItems } from '../../server/tables/reference.ts'
import { testApp } from '../app.ts'
import { must } from '../applications/candidates.ts'
import { filled, selectedApplication } from './case.ts'

const t = await testApp()
const officer = await t.as('officer')

type Kind = 'offer' | 'contract'
const criterion = async (requisitionId: number, list: 'qualification' | 'certification' | 'regulatory', name: string, rest: object) => {
  const [item] = await t.db.insert(referenceItems).values({ list, name }).returning()
  await t.db.insert(requisitionCriteria).values({ requisitionId, section: list === 'regulatory' ? 'compliance' : list, refId: item!.id, ...rest })
}
const asked = async (applicationId: number) =>
  (await t.db.select().from(complianceItems).where(eq(complianceItems.applicationId, applicationId)).orderBy(complianceItems.id)).map(({ name }) => name)
/** The names that a sent letter lists. */
const named = async (id: number) => {
  const [version] = await t.db.select().from(letterVersions).where(eq(letterVersions.letterId, id))
  return /Documents[^:]*: (.*)\.\n/.exec(`${version!.renderedText}\n`)?.[1]?.split(' · ')
}

async function send(kind: Kind, applicationId: number) {
  const path = { params: { path: { applicationId } } }
  const { draft } = must(await officer.hr.GET(`/${kind}-letter/application-details/{applicationId}`, path)).data
  const { letterText } = must(await officer.hr.POST(`/${kind}-letter/preview`, { body: { applicationId, content: filled(draft) } })).data
  const { id, version } = must(await officer.hr.POST(`/${kind}-letter/save`, { body: { applicationId, content: filled(draft) } })).responseData
  must(await officer.hr.POST(`/${kind}-letter/send/{id}`, { params: { path: { id } }, body: { version: version! } }))
  return { id, letterText }
}

test('a letter names every document that sending it asks for: proofs of criteria too, and none besides', async () => {
  const { application, requisition } = await selectedApplication(t)
  await criterion(requisition.id, 'qualification', 'Bachelor of Ward Care', { complianceDocument: true, mandatory: true })
  await criterion(requisition.id, 'certification', 'Ward life support', { complianceDocument: true })
  await criterion(requisition.id, 'qualification', 'Master of Ward Care', {})
  await criterion(requisition.id, 'regulatory', 'Police check of the state', { source: 'Offer' })
  await criterion(requisition.id, 'regulatory', 'Signed code of conduct', { source: 'Contract' })

  const offer = await send('offer', application.id)
  const wanted = ['Police check of the state', 'Proof of Bachelor of Ward Care', 'Proof of Ward life support']
  expect(await asked(application.id)).toEqual(wanted)
  expect(await named(offer.id)).toEqual(wanted)
  for (const name of wanted) expect(offer.letterText).toContain(name)
  expect(offer.letterText).not.toContain('Master of Ward Care')

  await t.db.update(letters).set({ status: 'accepted' }).where(eq(letters.id, offer.id))
  await t.db.update(applications).set({ status: 'offer accepted' }).where(eq(applications.id, application.id))
  await t.db.update(complianceItems).set({ status: 'APPROVED' }).where(eq(complianceItems.name, 'Proof of Bachelor of Ward Care'))
  // Wanted since the offer went out: nobody asks for it now, so the contract does not speak of it.
  await criterion(requisition.id, 'regulatory', 'Vaccination record of today', { source: 'Offer' })
  const contract = await send('contract', application.id)
  expect((await asked(application.id)).slice(wanted.length)).toEqual(['Signed code of conduct'])
  expect(await named(contract.id)).toEqual(['Police check of the state', 'Proof of Ward life support', 'Signed code of conduct'])
})
