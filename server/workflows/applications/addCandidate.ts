import { and, desc, eq } from 'drizzle-orm'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import { tellOfRequest } from '../../applications/compliance/mailDocumentRequest.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { write } from '../../platform/db/transaction.ts'
import { notFound } from '../../platform/http/problem.ts'
import { readDetails } from '../../records/applicationDetails.ts'
import { applicationsVisibleTo } from '../../records/applications.ts'
import { readHeld } from '../../records/heldItems.ts'
import { readRequisition } from '../../records/requisitions.ts'
import { namedTo } from '../../records/withoutNames.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { createApplication } from './createApplication.ts'

/** A person who applied before, on one more requisition. */
export const addCandidateHandlers = (app: App) =>
  ({
    addCandidate: (call) =>
      write(app, call, async (tx) => {
        const { applicantId, requisitionId } = call.body
        const [newest] = await tx
          .select({ application: applications, person: applicants })
          .from(applications)
          .innerJoin(applicants, eq(applicants.id, applications.applicantId))
          .where(and(eq(applications.applicantId, applicantId), applicationsVisibleTo(call.caller), namedTo(call.caller)))
          .orderBy(desc(applications.id))
          .limit(1)
        if (!newest) throw notFound('applicant')
        await readRequisition(tx, call.caller, requisitionId)
        const { person, application } = newest
        const { cityId, totalExperience, expectedSalary, expectedSalOption, currentSalary, currentSalOption, salaryCurrency, reference } = application
        const details = await readDetails(tx, application.id)
        const pay = { expectedSalary, expectedSalOption, currentSalary, currentSalOption, salaryCurrency }
        const stated = { cityId, totalExperience, ...pay, ...details, reference }
        const { id, row, asked } = await createApplication(tx, {
          requisitionId,
          applicant: { firstName: person.firstName, surName: person.surName, email: person.email },
          answers: { ...stated, ...(await readHeld(tx, application.id)) },
          resumeId: application.resumeFileId,
          source: 'MANUAL',
          keepOnFile: application.keepOnFile,
          by: call.caller,
        })
        await tellOfRequest(app, tx, asked, row)
        return { responseData: { id, version: 1 }, message: 'Successfully created!' }
      }),
  }) satisfies Pick<Handlers<operations>, 'addCandidate'>
