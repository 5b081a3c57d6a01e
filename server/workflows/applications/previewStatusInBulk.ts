import { and, eq, inArray } from 'drizzle-orm'
import type { operations } from '../../../src/api/recruitment.gen.ts'
import { applicationLifecycle } from '../../../src/machines/lifecycles/application.ts'
import { movesOf } from '../../../src/machines/lifecycles/lifecycle.ts'
import { chosenIds } from '../../applications/lists/chosenApplications.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { wordsFor } from '../../platform/lifecycle/guardReasons.ts'
import { factsOfSeveral } from '../../records/applicationFacts.ts'
import { applicationsVisibleTo, staffActors } from '../../records/applications.ts'
import { personTo } from '../../records/withoutNames.ts'
import { applicants, applications } from '../../tables/applications.ts'
import { countsOf, whatIsOpen } from '../requisitions/listClosing.ts'
import { canBeTold } from './mailDecision.ts'

const nothing = { letters: 0, interviews: 0, mails: 0 }

export const bulkPreviewHandlers = ({ db, ...app }: App) =>
  ({
    previewApplicationStatusInBulk: async ({ body, caller }) => {
      const ids = await chosenIds({ db, ...app }, caller, body)
      const rows = await db
        .select({
          id: applications.id,
          requisitionId: applications.requisitionId,
          status: applications.status,
          heldFrom: applications.heldFrom,
          name: personTo(caller).name,
        })
        .from(applications)
        .innerJoin(applicants, eq(applicants.id, applications.applicantId))
        .where(and(inArray(applications.id, ids), applicationsVisibleTo(caller)))
        .orderBy(applications.id)
      const factsOf = await factsOfSeveral(db, rows)
      // The lifecycle is asked once for all that are alike.
      const found = [...Map.groupBy(rows, (row) => JSON.stringify([row.status, factsOf(row)])).values()].flatMap((alike) => {
        const { name, machine } = applicationLifecycle
        const one = alike[0]!
        const move = movesOf(applicationLifecycle, { status: one.status, ...factsOf(one) }, staffActors(caller)).find(({ status }) => status === body.status)
        const event = move?.allowed ? move.event : null
        const message = wordsFor(move?.why ?? 'NOT_FROM_HERE', name, one.status, machine.id)
        return alike.map((row) => ({ ...row, event, message }))
      })
      const looked = found.sort((a, b) => a.id - b.id)
      const movable = looked.filter(({ event }) => event !== null)
      const ending = movable.filter(({ event }) => applicationLifecycle.reasonRequired.some((ends) => ends === event))
      const ends = ending.length > 0 ? countsOf(await whatIsOpen(db, { applicationIds: ending.map(({ id }) => id) })) : nothing
      const { letters, interviews, mails } = ends
      const refused = looked.filter(({ event }) => event === null).map(({ id, name, message }) => ({ id, name, message }))
      const told = body.tell ? movable.filter(({ event }) => event !== null && canBeTold(event)).length : 0
      return { data: { ids, movable: movable.length, refused, letters, interviews, mails: mails + told, told } }
    },
  }) satisfies Pick<Handlers<operations>, 'previewApplicationStatusInBulk'>
