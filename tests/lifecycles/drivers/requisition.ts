import { sql } from 'drizzle-orm'
import { lockRequisition } from '../../../server/records/requisitions.ts'
import { moveRequisition } from '../../../server/requisitions/moveRequisition.ts'
import { type RequisitionEvent, type RequisitionStatus, requisitionLifecycle } from '../../../src/machines/lifecycles/requisition.ts'
import type { TestApp } from '../../app.ts'
import { accountId } from '../../applications/candidates.ts'
import { answer, changeStatus, completeDraft, draft, referenceItems } from '../../requisitions/raise.ts'
import { answered, column, type Driver, done, must, nothing, type Outcome, prepared } from '../driver.ts'

/** The one application that takes a requisition to each of its statuses. */
const applicationFor: Partial<Record<string, string>> = {
  CO: 'hired',
  CA: 'offer accepted',
  CCK: 'background check',
  RCK: 'reference check',
  IN: 'interviewing',
  CD: 'withdrawn',
}

export async function requisitionDriver(t: TestApp): Promise<Driver<'requisition'>> {
  const [owner, manager] = [await t.as('employee'), await t.as('manager')]
  const managerId = await accountId(t, 'manager@threshold.test')
  const items = await referenceItems(t)
  const withApprover = async (id: number) => {
    must(await owner.recruitment.POST('/approval/add_approver', { body: { requisitionId: id, accountId: managerId } }))
    return id
  }

  /** As the server's own step moves it, where no call stands for the event alone. */
  const straight = (id: number, type: RequisitionEvent['type']) =>
    done(() =>
      t.db.transaction(async (tx) =>
        moveRequisition(tx, await lockRequisition(tx, id), {
          event: requisitionLifecycle.events[type],
          by: 'system',
          actors: requisitionLifecycle.permissions[type],
        }),
      ),
    )

  /** What the applications on it say now. */
  async function applicationsSay(id: number, to: string): Promise<Outcome> {
    await t.db.execute(sql`delete from applications where requisition_id = ${id}`)
    const status = applicationFor[to]
    if (status) {
      const { rows } = await t.db.execute<{ id: number }>(
        sql`with person as (insert into applicants (first_name, sur_name, email) values ('Iris', 'Novak', ${`iris.${crypto.randomUUID()}@sample.example`}) returning id)
            insert into applications (requisition_id, applicant_id, status, source) select ${id}, id, ${status}, 'JOB_POST' from person returning id`,
      )
      await t.db.execute(
        sql`insert into status_history (entity, entity_id, event, to_status, actor_name) values ('application', ${rows[0]?.id ?? 0}, 'test', ${status}, 'Threshold')`,
      )
    }
    return straight(id, 'applicationsChanged')
  }

  async function begin() {
    const id = await withApprover(await completeDraft(owner, items))
    const change = (who: typeof owner, to: RequisitionStatus) => answered(changeStatus(who, id, to, 'Plans have changed'))
    const comment = () => answered(manager.recruitment.POST('/approval/post_comment/{id}', { params: { path: { id } }, body: { comment: 'Which ward?' } }))
    // An amended requisition would go on from approved to where its candidates are.
    const nobodyOnTheWay = () => t.db.execute(sql`delete from applications where requisition_id = ${id}`)
    const says = (status: 'approved' | 'declined') => () => answered(answer(manager, id, status, 'Noted'))
    return {
      id,
      status: () => column(t, 'requisitions', id),
      events: {
        submit: { send: () => change(owner, 'SB') },
        recall: { send: () => change(owner, 'DR') },
        review: prepared(nothing, comment, () => straight(id, 'review')),
        approve: prepared(nobodyOnTheWay, says('approved'), () => straight(id, 'approve')),
        decline: prepared(nothing, says('declined'), () => straight(id, 'decline')),
        revise: { send: () => change(owner, 'DR') },
        amend: { send: () => change(owner, 'DR') },
        applicationsChanged: prepared(
          nothing,
          (to) => applicationsSay(id, to),
          () => straight(id, 'applicationsChanged'),
        ),
        cancel: { send: () => change(owner, 'CN') },
        archive: { send: () => change(owner, 'AR') },
        unarchive: { send: (to: string) => change(owner, to as RequisitionStatus) },
        reopen: { send: () => change(manager, 'DR') },
      },
    }
  }

  const undecided = async () => {
    const id = await withApprover(await completeDraft(owner, items))
    must(await changeStatus(owner, id, 'SB'))
    return id
  }
  const onceApproved = async () => {
    const id = await withApprover(await completeDraft(owner, items))
    const officerId = await accountId(t, 'officer@threshold.test')
    must(await owner.recruitment.POST('/approval/add_approver', { body: { requisitionId: id, accountId: officerId } }))
    must(await changeStatus(owner, id, 'SB'))
    must(await answer(manager, id, 'approved'))
    return id
  }
  const archivedDraft = async () => {
    const id = await draft(owner)
    must(await changeStatus(owner, id, 'AR', 'Plans have changed'))
    return id
  }
  return {
    begin,
    withheld: {
      nobodyHasAnswered: async () => straight(await onceApproved(), 'recall'),
      wasArchivedFrom: async () => straight(await archivedDraft(), 'unarchive'),
      everySectionIsComplete: async () => straight(await withApprover(await draft(owner)), 'submit'),
      someoneElseApproves: async () => straight(await completeDraft(owner, items), 'submit'),
      everyApproverHasApproved: async () => straight(await undecided(), 'approve'),
      anApproverHasDeclined: async () => straight(await undecided(), 'decline'),
    },
  }
}
