import { and, asc, between, eq, sql } from 'drizzle-orm'
import type { operations } from '../../../src/api/hr.gen.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { isDay, todayIn } from '../../platform/days.ts'
import { keeping } from '../../platform/db/constraints.ts'
import { onePage } from '../../platform/db/page.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion, notFound, wrongField } from '../../platform/http/problem.ts'
import { countTry } from '../../platform/http/rateLimit.ts'
import { audit } from '../../platform/lifecycle/audit.ts'
import { dayInWords } from '../../platform/wording.ts'
import { holidayPlaces, holidays, workWeeks } from '../../tables/calendars.ts'
import { sendTemplate } from '../../workbooks/importTemplate.ts'
import { beginImport } from '../../workbooks/runImport.ts'
import { lockHoliday } from '../ledger/holidaysFor.ts'
import { recountPlace } from '../requests/recount.ts'
import { asWorkbook, holidayColumns } from './importHolidays.ts'
import { named } from './manageKinds.ts'

// A column of the list's own table would lose its table's name here, and mean one of the inner table.
const people = sql<number>`(select count(distinct w.employee_id)::int from ${workWeeks} w where w.place_id = ${holidayPlaces}.id)`

export const holidayHandlers = (app: App) =>
  ({
    listHolidayPlaces: async () => {
      const rows = await app.db.select({ place: holidayPlaces, people }).from(holidayPlaces).orderBy(asc(holidayPlaces.name)).limit(500)
      const list = rows.map(({ place: { createdAt: _, ...place }, people: total }) => ({ ...place, people: total }))
      return { responseDataList: list, paging: onePage(list) }
    },

    addHolidayPlace: (call) =>
      write(app, call, async (tx) => {
        const name = named(call.body.name, 'place')
        const [place] = await keeping(tx.insert(holidayPlaces).values({ name }).returning())
        await audit(tx, { by: call.caller, action: 'create', entity: 'holidayPlace', id: place!.id, after: { name } })
        return { responseData: { id: place!.id, version: place!.version }, message: 'Successfully created!' }
      }),

    updateHolidayPlace: (call) =>
      write(app, call, async (tx) => {
        const { params, body, caller } = call
        const [place] = await tx.select().from(holidayPlaces).where(eq(holidayPlaces.id, params.id)).for('update')
        if (!place) throw notFound('place')
        checkVersion(place, body.version)
        const name = named(body.name, 'place')
        await keeping(
          tx
            .update(holidayPlaces)
            .set({ name, version: place.version + 1 })
            .where(eq(holidayPlaces.id, place.id)),
        )
        await audit(tx, { by: caller, action: 'save', entity: 'holidayPlace', id: place.id, before: { name: place.name }, after: { name } })
        return { message: 'Successfully saved!' }
      }),

    listHolidays: async ({ query }) => {
      const today = todayIn(app.settings)
      const rows = await app.db
        .select()
        .from(holidays)
        .where(and(eq(holidays.placeId, query.placeId), between(holidays.day, `${query.year}-01-01`, `${query.year}-12-31`)))
        .orderBy(asc(holidays.day))
        .limit(400)
      const list = rows.map((row) => ({ ...row, past: row.day <= today }))
      return { responseDataList: list, paging: onePage(list) }
    },

    addHoliday: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        if (!isDay(body.day)) throw wrongField('day', 'Enter the day, like 1 7 2026')
        const name = named(body.name, 'holiday')
        const [row] = await keeping(
          tx
            .insert(holidays)
            .values({ placeId: body.placeId, day: body.day, name, half: body.half ?? null })
            .returning(),
        )
        await audit(tx, { by: caller, action: 'create', entity: 'holiday', id: row!.id, after: { day: body.day, name, half: body.half ?? null } })
        await recountPlace(app, tx, body.placeId, [body.day], caller, `${name} on ${dayInWords(body.day)} is a holiday now.`)
        return { responseData: { id: row!.id }, message: 'Successfully created!' }
      }),

    deleteHoliday: (call) =>
      write(app, call, async (tx) => {
        const { params, caller } = call
        const row = await lockHoliday(tx, params.id)
        if (!row) throw notFound('holiday')
        if (row.day <= todayIn(app.settings)) throw wrongField('id', 'This holiday has passed: what was taken around it stays as it is.')
        await tx.delete(holidays).where(eq(holidays.id, row.id))
        await audit(tx, { by: caller, action: 'delete', entity: 'holiday', id: row.id, before: { day: row.day, name: row.name } })
        await recountPlace(app, tx, row.placeId, [row.day], caller, `${row.name} on ${dayInWords(row.day)} is no holiday any more.`)
        return { message: 'Successfully deleted!' }
      }),

    importHolidays: async ({ files, query, caller }) => {
      await countTry(app, `import:account:${caller.accountId}`, { most: 20, seconds: 60 })
      const [place] = await app.db.select().from(holidayPlaces).where(eq(holidayPlaces.id, query.placeId))
      if (!place) throw notFound('place')
      const id = await beginImport(app, 'holiday', await asWorkbook(files.file), caller, { placeId: place.id })
      return { responseData: { id }, message: 'Successfully uploaded!' }
    },

    getHolidayTemplate: ({ reply }) =>
      sendTemplate(reply, 'Holidays', holidayColumns, { further: ['A day that is a holiday already keeps its place and gets the new name.'] }),
  }) satisfies Partial<Handlers<operations>>
