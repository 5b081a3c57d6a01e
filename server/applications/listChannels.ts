import { sql } from 'drizzle-orm'
import type { operations } from '../../src/api/recruitment.gen.ts'
import type { App, Handlers } from '../platform/context.ts'
import { jobPosts } from '../tables/requisitions.ts'

const MOST_CHANNELS = 200

export const channelHandlers = ({ db }: App) =>
  ({
    listChannels: async () => {
      const channel = sql<string>`unnest(${jobPosts.channels})`.as('channel')
      const rows = await db.selectDistinct({ channel }).from(jobPosts).orderBy(sql`channel`).limit(MOST_CHANNELS)
      return { responseDataList: rows.map((row) => row.channel) }
    },
  }) satisfies Pick<Handlers<operations>, 'listChannels'>
