import { and, eq, inArray } from 'drizzle-orm'
import { contractLetterStates } from '../../src/machines/lifecycles/contractLetter.ts'
import { onboardingDocumentStates } from '../../src/machines/lifecycles/onboardingDocument.ts'
import { isTagged, tagged } from '../../src/machines/lifecycles/tags.ts'
import { type FileOwner, namedIn } from '../files/fileOwner.ts'
import type { Caller } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { has, isStaff } from '../platform/http/permissions.ts'
import { isVeiled } from '../records/withoutNames.ts'
import { applicants, applications, complianceItems } from '../tables/applications.ts'
import { onboardingAcknowledgements, onboardingDocuments, onboardingDocumentVersions } from '../tables/employees.ts'
import { letters } from '../tables/letters.ts'

/** What was asked of a candidate is read by the candidate and by who checks backgrounds or prepares the start. */
export const complianceOwner: FileOwner = {
  holds: namedIn(complianceItems.fileId),
  opens: async (db, fileId, caller) => {
    const held = await db
      .select({ accountId: applicants.accountId, withheld: applications.withheld })
      .from(complianceItems)
      .innerJoin(applications, eq(applications.id, complianceItems.applicationId))
      .innerJoin(applicants, eq(applicants.id, applications.applicantId))
      .where(eq(complianceItems.fileId, fileId))
    const named = held.some((one) => !isVeiled(caller, one))
    return ((has(caller, 'BACKGROUND_CHECK') || has(caller, 'ONBOARDING')) && named) || held.some(({ accountId }) => accountId === caller.accountId)
  },
}

/** The employee pack is read by staff, and by applicants who were sent a contract once it is published. */
export const packOwner: FileOwner = {
  holds: namedIn(onboardingDocuments.fileId, onboardingDocumentVersions.fileId, onboardingAcknowledgements.fileId),
  opens: async (db, fileId, caller) => {
    if (has(caller, 'ONBOARDING')) return true
    const [document] = await db.select().from(onboardingDocuments).where(eq(onboardingDocuments.fileId, fileId))
    if (!document) return hasRead(db, fileId, caller)
    if (!isTagged(onboardingDocumentStates, document.status, 'inPack')) return false
    if (isStaff(caller)) return true
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
    return contract !== undefined
  },
}

/** A file that was replaced since somebody acknowledged it is evidence for that person, and for who prepares the start. */
async function hasRead(db: Database, fileId: number, caller: Caller) {
  const { accountId, fileId: read } = onboardingAcknowledgements
  const rows = await db
    .select({ accountId })
    .from(onboardingAcknowledgements)
    .where(and(eq(read, fileId), eq(accountId, caller.accountId)))
    .limit(1)
  return rows.length > 0
}
