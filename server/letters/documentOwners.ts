import { and, eq, inArray } from 'drizzle-orm'
import { contractLetterStates } from '../../src/machines/lifecycles/contractLetter.ts'
import { onboardingDocumentStates } from '../../src/machines/lifecycles/onboardingDocument.ts'
import { isTagged, tagged } from '../../src/machines/lifecycles/tags.ts'
import type { FileOwner } from '../files/fileOwner.ts'
import { has, isStaff } from '../platform/http/permissions.ts'
import { isVeiled } from '../records/withoutNames.ts'
import { applicants, applications, complianceItems } from '../tables/applications.ts'
import { onboardingAcknowledgements, onboardingDocuments, onboardingDocumentVersions } from '../tables/employees.ts'
import { letters } from '../tables/letters.ts'

/** What was asked of a candidate is read by the candidate and by who checks backgrounds or prepares the start. */
export const complianceOwner: FileOwner = async (db, fileId, caller) => {
  const held = await db
    .select({ accountId: applicants.accountId, withheld: applications.withheld })
    .from(complianceItems)
    .innerJoin(applications, eq(applications.id, complianceItems.applicationId))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .where(eq(complianceItems.fileId, fileId))
  if (held.length === 0) return null
  const named = held.some((one) => !isVeiled(caller, one))
  const may = ((has(caller, 'BACKGROUND_CHECK') || has(caller, 'ONBOARDING')) && named) || held.some(({ accountId }) => accountId === caller.accountId)
  return may ? 'may' : 'mayNot'
}

/** The employee pack is read by staff, and by applicants who were sent a contract once it is published. */
export const packOwner: FileOwner = async (db, fileId, caller, today) => {
  const [document] = await db.select().from(onboardingDocuments).where(eq(onboardingDocuments.fileId, fileId))
  if (!document) return readBefore(db, fileId, caller, today)
  if (has(caller, 'ONBOARDING')) return 'may'
  if (!isTagged(onboardingDocumentStates, document.status, 'inPack')) return 'mayNot'
  if (isStaff(caller)) return 'may'
  const [contract] = await db
    .select({ id: letters.id })
    .from(letters)
    .innerJoin(applications, eq(applications.id, letters.applicationId))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .where(
      and(
        eq(letters.kind, 'contract'),
        inArray(letters.status, [...tagged(contractLetterStates, 'out'), ...tagged(contractLetterStates, 'agreed')]),
        eq(applicants.accountId, caller.accountId),
      ),
    )
    .limit(1)
  return contract ? 'may' : 'mayNot'
}

/** A file that was replaced since somebody acknowledged it: evidence for that person, and for who prepares the start. */
async function readBefore(...[db, fileId, caller]: Parameters<FileOwner>) {
  const [version] = await db.select().from(onboardingDocumentVersions).where(eq(onboardingDocumentVersions.fileId, fileId)).limit(1)
  const read = await db.select().from(onboardingAcknowledgements).where(eq(onboardingAcknowledgements.fileId, fileId))
  if (!version && read.length === 0) return null
  return has(caller, 'ONBOARDING') || read.some(({ accountId }) => accountId === caller.accountId) ? 'may' : 'mayNot'
}
