import { eq, sql } from 'drizzle-orm'
import type { components, operations } from '../../src/api/auth.gen.ts'
import { accountLifecycle } from '../../src/machines/lifecycles/account.ts'
import { movesOf } from '../../src/machines/lifecycles/lifecycle.ts'
import type { App, Handlers } from '../platform/context.ts'
import type { Criteria, ListColumns } from '../platform/db/listColumns.ts'
import { page } from '../platform/db/page.ts'
import { authorities } from '../platform/http/permissions.ts'
import { notFound } from '../platform/http/problem.ts'
import { accounts } from '../tables/accounts.ts'
import { livingSessions } from './manageSessions.ts'

type User = components['schemas']['User']

// Drizzle leaves the table's name out where it selects from one table; inside this subquery it has to be there.
const lastSeenAt = sql<string | null>`(select max(sessions.renewed_at) from sessions where sessions.account_id = accounts.id)`
const shown = {
  id: accounts.id,
  email: accounts.email,
  name: accounts.name,
  roles: accounts.roles,
  status: accounts.status,
  lastSeenAt,
  createdAt: accounts.createdAt,
  version: accounts.version,
}
type Row = Omit<User, 'createdAt'> & { createdAt: Date }
const present = ({ createdAt, lastSeenAt: seen, ...row }: Row): User => ({
  ...row,
  lastSeenAt: seen && new Date(seen).toISOString(),
  createdAt: createdAt.toISOString(),
})

const columns = {
  id: { sql: accounts.id, kind: 'number' },
  name: { sql: accounts.name, kind: 'text' },
  email: { sql: accounts.email, kind: 'text' },
  roles: { sql: sql`array_to_string(${accounts.roles}, ', ')`, kind: 'text' },
  status: { sql: accounts.status, kind: 'select' },
  lastSeenAt: { sql: lastSeenAt, kind: 'moment' },
  createdAt: { sql: accounts.createdAt, kind: 'moment' },
} satisfies ListColumns

export async function listUsers({ db, settings }: Pick<App, 'db' | 'settings'>, criteria: Criteria) {
  const search = [accounts.name, accounts.email]
  const { responseDataList, paging } = await page<Row>({ db, table: accounts, criteria, columns, settings, search, shown })
  return { responseDataList: responseDataList.map(present), paging }
}

export const userListHandlers = (app: App) =>
  ({
    listUsers: ({ body }) => listUsers(app, body),

    getUser: async ({ params }) => {
      const [row] = await app.db.select(shown).from(accounts).where(eq(accounts.id, params.id))
      const [account] = await app.db.select().from(accounts).where(eq(accounts.id, params.id))
      if (!row || !account) throw notFound('account')
      return {
        data: {
          user: present(row),
          authorities: authorities(row.roles).map((authority) => ({ authority, through: row.roles.filter((role) => authorities([role]).includes(authority)) })),
          sessions: (await livingSessions(app, row.id)).length,
          transitions: movesOf(accountLifecycle, account, ['manager']).map(({ event, status, allowed, why }) => ({ event, status, allowed, why })),
        },
      }
    },
  }) satisfies Pick<Handlers<operations>, 'listUsers' | 'getUser'>
