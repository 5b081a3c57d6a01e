import { eq } from 'drizzle-orm'
import type { components, operations } from '../../../src/api/recruitment.gen.ts'
import type { ApplicationStatus } from '../../../src/machines/lifecycles/application.ts'
import { stageOf } from '../../../src/machines/lifecycles/applicationStage.ts'
import { requisitionStates } from '../../../src/machines/lifecycles/requisition.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Caller, Handlers } from '../../platform/context.ts'
import type { Criteria, ListColumns } from '../../platform/db/listColumns.ts'
import type { Joins } from '../../platform/db/narrowed.ts'
import { page } from '../../platform/db/page.ts'
import type { Application } from '../../records/applications.ts'
import { referralToken } from '../../records/referrals.ts'
import { applications } from '../../tables/applications.ts'
import { referrals } from '../../tables/referrals.ts'
import { requisitions } from '../../tables/requisitions.ts'
import { seenOfAll } from '../own/ownStanding.ts'

type Referral = components['schemas']['Referral']
type Shown = Omit<Referral, 'at' | 'stage'> &
  Pick<Application, 'status' | 'heldFrom' | 'statusSince'> & {
    at: Date
    late: boolean
    applicationId: number
    position: components['schemas']['RequisitionStatus']
  }

const joins: Joins = {
  applications: { table: applications, on: eq(applications.id, referrals.applicationId) },
  requisitions: { table: requisitions, on: eq(requisitions.id, referrals.requisitionId) },
}
const columns = {
  id: { sql: referrals.id, kind: 'number' },
  name: { sql: referrals.name, kind: 'text' },
  positionTitle: { sql: requisitions.positionTitle, kind: 'text', needs: ['requisitions'] },
  at: { sql: referrals.at, kind: 'moment' },
} satisfies ListColumns
const shown = {
  id: referrals.id,
  way: referrals.way,
  // As it was typed: what the record of the person says is not theirs to read.
  name: referrals.name,
  positionTitle: requisitions.positionTitle,
  at: referrals.at,
  late: referrals.late,
  position: requisitions.status,
  applicationId: applications.id,
  status: applications.status,
  heldFrom: applications.heldFrom,
  statusSince: applications.statusSince,
}

export const referralListHandlers = (app: App) =>
  ({
    getReferralLink: async ({ caller }) => ({ data: { token: referralToken(app.settings.secret, caller.accountId) } }),

    findReferrals: async ({ body, caller }) => {
      const { responseDataList, paging } = await listReferrals(app, caller, body)
      const followed = responseDataList.filter(({ late }) => !late).map(({ applicationId, ...row }) => ({ ...row, id: applicationId }))
      const seen = await seenOfAll(app, app.db, followed)
      return { responseDataList: responseDataList.map((row) => present(row, seen.get(row.applicationId))), paging }
    },
  }) satisfies Pick<Handlers<operations>, 'getReferralLink' | 'findReferrals'>

/** One's own referrals, as they are kept. */
export const listReferrals = (app: App, caller: Caller, criteria: Criteria) =>
  page<Shown>({
    db: app.db,
    table: referrals,
    joins,
    criteria,
    columns,
    settings: app.settings,
    search: [referrals.name, requisitions.positionTitle],
    where: eq(referrals.accountId, caller.accountId),
    needs: ['requisitions'],
    shown,
  })

/** The coarse stage, as the applicant's own page tells it; of an application that was there before only what everybody can see of the position. */
function present({ id, way, name, positionTitle, at, late, position }: Shown, seen: ApplicationStatus | undefined): Referral {
  const isOver = isTagged(requisitionStates, position, 'closed') || isTagged(requisitionStates, position, 'archived')
  const stage = late || !seen ? (isOver ? 'CLOSED' : 'RECEIVED') : (stageOf(seen) ?? 'RECEIVED')
  return { id, way, name, positionTitle, at: at.toISOString(), stage }
}
