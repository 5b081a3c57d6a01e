import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { accountId, apply, candidate, moveTo, must, openPosition, read, transitions } from './candidates.ts'

let t: TestApp
let p: Awaited<ReturnType<typeof openPosition>>
beforeAll(async () => {
  t = await testApp()
  p = await openPosition(t)
})

describe('an application', () => {
  test('is scored on arrival and explains its score', async () => {
    const id = await apply(p.officer, p.requisitionId, p.items)
    const application = await read(p.officer, id)
    expect(application).toMatchObject({ status: 'new application', profileScore: 100, missingMandatoryItems: [], version: 1, rankedOf: 1, rank: 1 })
    const { data } = must(await p.officer.recruitment.GET('/application/score/{id}', { params: { path: { id } } }))
    expect(data.parts.map((part) => part.finding)).toEqual(['HELD', 'HELD', 'YEARS', 'SAME_CITY', 'EXPECTS'])
    expect(data.parts.reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(1)
  })

  test('is ranked up to the thousandth place, and told to stand beyond it after that', async () => {
    const { requisitionId, officer } = await openPosition(t)
    const id = await apply(officer, requisitionId)
    const ranked = async (better: number) => {
      await t.db.execute(sql`update application_ranks set profile_score = case when place <= ${better} then 90 else 10 end
        from (select application_id as id, row_number() over (order by status = 'new application' desc, application_id) as place from application_ranks
          where requisition_id = ${requisitionId} and application_id <> ${id}) others where others.id = application_id`)
      const { rank, rankBeyond, rankedOf } = await read(officer, id)
      return { rank, rankBeyond, rankedOf }
    }
    await t.db.execute(sql`update application_ranks set profile_score = 50 where application_id = ${id}`)
    // The last ten are over, and count for nobody's place.
    await t.db.execute(sql`with person as (insert into applicants (first_name, sur_name, email)
        select 'Ranked', 'Person ' || n, 'ranked.' || n || '@sample.example' from generate_series(1, 1020) n returning id)
      insert into applications (requisition_id, applicant_id, source, status)
      select ${requisitionId}, id, 'MANUAL', case when row_number() over (order by id) > 1010 then 'rejected' else 'new application' end from person`)
    expect(await ranked(0)).toEqual({ rank: 1, rankBeyond: null, rankedOf: 1011 })
    expect(await ranked(999)).toEqual({ rank: 1000, rankBeyond: null, rankedOf: 1011 })
    expect(await ranked(1000)).toEqual({ rank: null, rankBeyond: 1000, rankedOf: 1011 })
    expect(await ranked(1020)).toEqual({ rank: null, rankBeyond: 1000, rankedOf: 1011 })
    await t.db.execute(sql`update application_ranks set profile_score = null where application_id = ${id}`)
    expect(await ranked(1020)).toEqual({ rank: null, rankBeyond: null, rankedOf: 1011 })
  })

  test('is taken once for a person and position, whatever the case of the address', async () => {
    const body = candidate(p.requisitionId)
    must(await p.officer.recruitment.POST('/application', { body }))
    const again = await p.officer.recruitment.POST('/application', { body: { ...body, email: body.email.toUpperCase(), firstName: 'Somebody' } })
    expect(again.response.status).toBe(409)
    expect(again.error?.message).toMatch(/^Sorry, an application for this/)
  })

  test('refuses what is not in the lists, by its field', async () => {
    const answer = await p.officer.recruitment.POST('/application', { body: { ...candidate(p.requisitionId), skillIds: [999_999] } })
    expect(answer.response.status).toBe(400)
    expect(answer.error?.errors?.[0]?.field).toBe('skillIds')
  })

  test('lets what was typed wrong about the person be corrected, in all their applications, and says so in the audit log', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const { applicant, version } = await read(p.officer, id)
    const corrected = { firstName: ' Noor ', surName: 'Osei', email: `noor.osei.${id}@sample.example`, mobile: '+61 400 000 001', phone: '' }
    const params = { path: { applicationId: id } }
    must(await p.officer.recruitment.POST('/application/update/{applicationId}', { params, body: { version, ...corrected } }))
    const { data } = must(await p.officer.recruitment.GET('/applicant/{id}', { params: { path: { id: applicant.id! } } }))
    expect(data).toMatchObject({ ...corrected, firstName: 'Noor', phone: null })
    const { rows } = await t.db.execute(sql`select before, after from audit_log where entity = 'application' and entity_id = ${id} and action = 'update'`)
    expect(rows).toEqual([
      {
        before: { firstName: applicant.firstName, surName: applicant.surName, email: applicant.email, mobile: applicant.mobile },
        after: { firstName: 'Noor', surName: 'Osei', email: corrected.email, mobile: corrected.mobile },
      },
    ])
    const found = must(await p.officer.recruitment.POST('/application/criteria', { body: { search: corrected.email } }))
    expect(found.responseDataList.map((row) => row.id)).toEqual([id])
  })

  test('keeps an address that somebody else applied with, and one that its owner signs in with', async () => {
    const [id, other] = [await apply(p.officer, p.requisitionId), await apply(p.officer, p.requisitionId)]
    const { applicant, version } = await read(p.officer, id)
    const correct = (body: object) =>
      p.officer.recruitment.POST('/application/update/{applicationId}', { params: { path: { applicationId: id } }, body: { version, ...body } })
    const taken = await correct({ firstName: 'Changed', email: (await read(p.officer, other)).applicant.email!.toUpperCase() })
    expect([taken.response.status, taken.error?.errors?.[0]?.field, taken.error?.errors?.[0]?.message]).toEqual([
      400,
      'email',
      expect.stringMatching(/^Somebody else applied/),
    ])
    expect((await correct({ surName: '  ' })).error?.errors?.[0]).toEqual({ field: 'surName', message: 'Enter the surname.' })
    const account = await t.person(applicant.email!, ['Applicant'])
    await t.db.execute(sql`update applicants set account_id = ${account.id} where id = ${applicant.id}`)
    const owned = await correct({ email: 'elsewhere@sample.example' })
    expect([owned.response.status, owned.error?.code, owned.error?.errors?.[0]?.field]).toEqual([409, 'SIGNS_IN_WITH_ADDRESS', 'email'])
    expect((await read(p.officer, id)).applicant).toMatchObject({ firstName: applicant.firstName, email: applicant.email })
    must(await correct({ email: applicant.email, phone: '03 9000 0000' }))
    expect((await read(p.officer, id)).applicant.phone).toBe('03 9000 0000')
  })

  test('is not to be seen by somebody who has nothing to do with it; missing and foreign answer alike', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const paths = [
      '/application/{id}',
      '/application/score/{id}',
      '/application/history/{id}',
      '/application/transitions/{id}',
      '/application/reviews/{id}',
      '/application/interview-steps/{id}',
    ] as const
    for (const path of paths) {
      const foreign = await p.employee.recruitment.GET(path, { params: { path: { id } } })
      const missing = await p.employee.recruitment.GET(path, { params: { path: { id: 999_999 } } })
      expect([foreign.response.status, foreign.error], path).toEqual([404, missing.error])
    }
    await t.person('applicant@sample.example', ['Applicant'])
    const applicant = await t.as('applicant@sample.example')
    expect((await applicant.recruitment.GET('/application/{id}', { params: { path: { id } } })).response.status).toBe(403)
    expect((await p.employee.recruitment.POST('/application/criteria', { body: {} })).response.status).toBe(403)
  })

  test('offers its moves and refuses the others with the reason', async () => {
    const id = await apply(p.officer, p.requisitionId)
    expect((await transitions(p.officer, id)).map((move) => move.event)).toContain('shortlist')
    must(await moveTo(p.officer, id, 'selected'))
    const sendOffer = (await transitions(p.officer, id)).find((move) => move.event === 'sendOffer')
    expect(sendOffer).toMatchObject({ allowed: false, why: 'offerLetterIsOut', status: 'offer sent' })
    const refused = await moveTo(p.officer, id, 'offer sent')
    expect([refused.response.status, refused.error?.code]).toEqual([409, 'TRANSITION_NOT_ALLOWED'])
    expect((await moveTo(p.officer, id, 'hired')).response.status).toBe(409)
  })

  test('moves the requisition along', async () => {
    const q = await openPosition(t)
    const id = await apply(q.officer, q.requisitionId)
    const statusOf = async () => (await t.db.execute(sql`select status from requisitions where id = ${q.requisitionId}`)).rows[0]!.status
    expect(await statusOf()).toBe('RVA')
    must(await moveTo(q.officer, id, 'interviewing'))
    expect(await statusOf()).toBe('IN')
    must(await moveTo(q.officer, id, 'background check'))
    expect(await statusOf()).toBe('CCK')
    must(await moveTo(q.officer, id, 'withdrawn', 'Took another position'))
    expect(await statusOf()).toBe('CD')
  })

  test('goes on hold and comes back to where it was; a rejection needs a reason and can be undone at once', async () => {
    const id = await apply(p.officer, p.requisitionId)
    must(await moveTo(p.officer, id, 'shortlisted'))
    must(await moveTo(p.officer, id, 'on hold'))
    expect(await read(p.officer, id)).toMatchObject({ status: 'on hold', heldFrom: 'shortlisted' })
    must(await moveTo(p.officer, id, 'shortlisted'))
    const bare = await moveTo(p.officer, id, 'rejected')
    expect([bare.response.status, bare.error?.errors?.[0]?.field]).toEqual([400, 'reason'])
    must(await moveTo(p.officer, id, 'rejected', 'Another candidate fits better'))
    expect((await moveTo(p.manager, id, 'shortlisted')).response.status).toBe(409)
    must(await moveTo(p.officer, id, 'shortlisted'))
    expect(await read(p.officer, id)).toMatchObject({ status: 'shortlisted', heldFrom: null })
  })

  test('tells how it came to where it is', async () => {
    const id = await apply(p.officer, p.requisitionId)
    must(await moveTo(p.officer, id, 'screening'))
    const { data } = must(await p.officer.recruitment.GET('/application/history/{id}', { params: { path: { id } } }))
    expect(data.track.map((step) => step.status)).toEqual(['new application', 'screening'])
    expect(data.events.map((event) => [event.actorName, event.action])).toEqual([
      ['Owen Marsh', 'screen'],
      ['Owen Marsh', 'apply'],
    ])
  })

  test('refuses a write made from an older copy', async () => {
    const id = await apply(p.officer, p.requisitionId)
    must(await moveTo(p.officer, id, 'screening'))
    const stale = await p.officer.recruitment.POST('/application/change-status', { body: { id, status: 'selected', version: 1 } })
    expect([stale.response.status, stale.error?.code]).toEqual([409, 'STALE_VERSION'])
  })

  test('is moved in bulk, each answered for itself', async () => {
    const ids = [await apply(p.officer, p.requisitionId), await apply(p.officer, p.requisitionId)]
    must(await moveTo(p.officer, ids[1]!, 'rejected', 'Not a fit'))
    const answer = must(await p.officer.recruitment.POST('/application/change-status-bulk', { body: { ids: [...ids, 999_999], status: 'shortlisted' } }))
    expect(answer.responseDataList.map((one) => one.ok)).toEqual([true, false, false])
    expect(answer.message).toBe('1 of 3 changed')
  })

  test('is scored anew when its statement changes', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const before = await read(p.officer, id)
    must(
      await p.officer.recruitment.POST('/application/update/{applicationId}', {
        params: { path: { applicationId: id } },
        body: { version: before.version, qualificationIds: [p.items.qualificationId] },
      }),
    )
    expect((await read(p.officer, id)).profileScore).toBeGreaterThan(before.profileScore!)
  })
})

describe('the list', () => {
  test('is sorted, searched and filtered by allowed columns only', async () => {
    const page = must(
      await p.officer.recruitment.POST('/application/criteria', {
        body: { columns: ['status'], operators: ['SEL_EQUAL'], values: ['new application'], sort: 'applicantName' },
      }),
    )
    expect(page.responseDataList.every((row) => row.status === 'new application')).toBe(true)
    const names = page.responseDataList.map((row) => row.applicantName)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)))
    for (const column of ['currentSalary', 'password_hash', 'constructor'])
      expect(
        (await p.officer.recruitment.POST('/application/criteria', { body: { columns: [column], operators: ['NUM_EQUAL'], values: ['1'] } })).response.status,
      ).toBe(400)
    const candidates = must(
      await p.officer.recruitment.POST('/applicant/criteria/{reqId}', { params: { path: { reqId: p.requisitionId } }, body: { sort: '-profileScore' } }),
    )
    expect(candidates.responseDataList[0]!.requisitionId).toBe(p.requisitionId)
  })
})

describe('twenty at once', () => {
  test('move one application once', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => p.officer.recruitment.POST('/application/change-status', { body: { id, status: 'screening', version: 1 } })),
    )
    expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.code === 'STALE_VERSION')).toHaveLength(19)
  })

  test('apply once', async () => {
    const body = candidate(p.requisitionId)
    const answers = await Promise.all(Array.from({ length: 20 }, () => p.officer.recruitment.POST('/application', { body })))
    expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(1)
    expect(answers.filter(({ response }) => response.status === 409)).toHaveLength(19)
  })
})

describe('documents that are asked for', () => {
  test('count once asked, are judged by staff and say why', async () => {
    const id = await apply(p.officer, p.requisitionId)
    const path = { params: { path: { id } } }
    const item = must(
      await p.officer.recruitment.POST('/compliance-application/{id}', { ...path, body: { name: 'Police check', source: 'Application', mandatory: true } }),
    ).responseData
    expect(
      (await p.officer.recruitment.POST('/compliance-application/{id}', { ...path, body: { name: 'police check', source: 'Application' } })).response.status,
    ).toBe(400)
    const early = await p.officer.hr.POST('/compliance-application/change-status', { body: { id: item.id, status: 'APPROVED', version: 1 } })
    expect(early.error?.code).toBe('TRANSITION_NOT_ALLOWED')
    const bare = await p.officer.hr.POST('/compliance-application/change-status', { body: { id: item.id, status: 'WAIVED', version: 1 } })
    expect(bare.response.status).toBe(400)
    must(await p.officer.hr.POST('/compliance-application/change-status', { body: { id: item.id, status: 'WAIVED', version: 1, reason: 'Held on file' } }))
    const list = must(await p.officer.recruitment.GET('/compliance-application/{id}', path)).responseDataList
    expect(list).toMatchObject([{ name: 'Police check', status: 'WAIVED', reason: 'Held on file', version: 2 }])
    expect(
      (await p.employee.hr.POST('/compliance-application/change-status', { body: { id: item.id, status: 'REQUESTED', version: 2 } })).response.status,
    ).toBe(403)
  })
})

test('reviews are averaged, one a person', async () => {
  const id = await apply(p.officer, p.requisitionId)
  const review = (who: typeof p.officer, reviewTypeEnum: 'YES' | 'NO' | 'STRONG_YES') =>
    who.recruitment.POST('/application/change-review-value', { body: { applicationId: id, reviewTypeEnum } })
  must(await review(p.officer, 'NO'))
  must(await review(p.officer, 'YES'))
  must(await review(p.manager, 'STRONG_YES'))
  const answer = must(await p.officer.recruitment.GET('/application/reviews/{id}', { params: { path: { id } } }))
  expect(answer).toMatchObject({ reviewScore: 87.5, mine: 'YES' })
  expect(answer.responseDataList.map((one) => one.reviewerId)).toContain(await accountId(t, 'manager@threshold.test'))
})
