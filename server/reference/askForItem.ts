import type { components, operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { write } from '../platform/db/transaction.ts'
import { wrongField } from '../platform/http/problem.ts'
import { audit } from '../platform/lifecycle/audit.ts'
import { referenceItems } from '../tables/reference.ts'
import { itemNamed } from './askedFor.ts'
import { referenceSpecs } from './criteriaLists.ts'

/** The lists whose items are used by several at once, by their names in the addresses. */
export const itemSpecs = {
  job_qualification: referenceSpecs.qualifications,
  certification_ref: referenceSpecs.certifications,
  work_auth: referenceSpecs.workAuthorisations,
  job_designation: referenceSpecs.designations,
  job_skill: referenceSpecs.skills,
  regulatory: referenceSpecs.regulatories,
  lifecycle: referenceSpecs.lifecycles,
  'computer-skill': referenceSpecs.computerSkills,
  language: referenceSpecs.languages,
} satisfies Record<components['schemas']['MergedListName'], unknown>

export const askForItemHandlers = (app: App) =>
  ({
    askForReferenceItem: (call) =>
      write(app, call, async (tx) => {
        const { list, entity } = itemSpecs[call.params.list]
        const name = call.body.name.trim()
        if (!name) throw wrongField('name', 'Enter a name')
        const asked = { name, list, askedById: call.caller.accountId, askedAt: new Date() }
        const [added] = await tx.insert(referenceItems).values(asked).onConflictDoNothing().returning()
        // Somebody may have asked for the same at the same moment.
        const item = added ?? (await itemNamed(tx, list, name))!
        if (!added) return { responseData: { ...item, askedFor: null }, message: 'It is in the list already.' }
        await audit(tx, { by: call.caller, action: 'ask', entity, id: item.id, after: { name } })
        return { responseData: { ...item, askedFor: { by: call.caller.name, at: asked.askedAt.toISOString() } }, message: 'Successfully created!' }
      }),
  }) satisfies Partial<Handlers<operations>>
