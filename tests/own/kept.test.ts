import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { moveTo, must } from '../applications/candidates.ts'
import { posted, someone, upload } from '../files/posted.ts'
import { resumeDocx } from '../fixtures/resume-files.ts'
import { invitations } from '../people/known.ts'
import { applied, readOwn } from './own.ts'

const t = await testApp()
const [owner, officer] = [await t.as('employee'), await t.as('officer')]
const visitor = t.visitor.recruitment

test('what somebody answered to the questions of the post stands with them, and a CV can be given later where none was asked for', async () => {
  const post = await posted(t, 'Night nurse')
  const at = { params: { path: { id: post.requisitionId } } }
  const { title, description, version } = must(await owner.recruitment.GET('/job-post/requisition/{id}', at)).data
  const asked = [
    { kind: 'LONG_TEXT', text: 'Why this work?', required: true, options: [] },
    { kind: 'YES_NO', text: 'May you work here?', required: true, options: [] },
    { kind: 'SEVERAL_OF', text: 'Which days?', required: false, options: ['Monday', 'Sunday'] },
    { kind: 'NUMBER', text: 'How many beds?', required: false, options: [] },
  ] as const
  const questions = asked.map((one) => ({ ...one, options: [...one.options] }))
  const saved = must(
    await owner.recruitment.POST('/job-post/requisition/{id}', { ...at, body: { title, description, version, questions, resumeRequired: false } }),
  )
  const [why, may, days] = saved.responseData.questions.map(({ id }) => id)
  const { resume: _, ...body } = someone(undefined)
  const answers = [
    { questionId: days!, options: ['Monday', 'Sunday'] },
    { questionId: why!, longText: 'Because of the\nnights' },
    { questionId: may!, yes: true },
  ]
  const { ownKey } = must(await visitor.POST('/job-post/{id}/apply', { params: { path: { id: post.id } }, body: { ...body, answers } })).responseData
  expect(await readOwn(t, ownKey!)).toMatchObject({
    mayReplaceResume: true,
    kept: {
      resume: null,
      answers: [
        { kind: 'LONG_TEXT', question: 'Why this work?', answer: ['Because of the\nnights'] },
        { kind: 'YES_NO', question: 'May you work here?', answer: ['true'] },
        { kind: 'SEVERAL_OF', question: 'Which days?', answer: ['Monday', 'Sunday'] },
      ],
    },
  })
  const { body: file } = await upload(t, '/job-post/upload-resume', { name: 'Late.docx', bytes: await resumeDocx('complete') })
  must(await visitor.POST('/own-application/replace-resume', { params: {}, body: { key: ownKey!, resume: { id: file.data.id, token: file.data.token } } }))
  expect((await readOwn(t, ownKey!)).kept.resume).toBe('Late.docx')
})

test('taking the consent back stops an invitation that waits, as the link in the invitation does; the page shows both', async () => {
  const [first, second] = [await posted(t, 'Day nurse'), await posted(t, 'Evening nurse')]
  const invited = async () => {
    const one = await applied(t, first, { keepLonger: true })
    must(await moveTo(officer, one.id, 'rejected', 'Another was better'))
    const { applicant } = must(await officer.recruitment.GET('/application/{id}', { params: { path: { id: one.id } } })).data
    const body = { requisitionId: second.requisitionId, applicantIds: [applicant!.id!] }
    expect(must(await officer.recruitment.POST('/applicant/invite', { body })).responseDataList).toMatchObject([{ ok: true, isNew: true }])
    const mail = async () => (await invitations(t)).find(({ to }) => to === one.email)!
    expect((await mail()).status).not.toBe('stopped')
    return { ...one, mail }
  }
  const [byPage, byLink] = [await invited(), await invited()]
  must(await visitor.POST('/own-application/keep-longer', { params: {}, body: { key: byPage.key, keepLonger: false } }))
  const token = /stop-writing\?token=([\w.-]+)/.exec((await byLink.mail()).body)![1]!
  must(await visitor.POST('/applicant/stop-writing', { body: { token } }))
  for (const { key, mail } of [byPage, byLink]) {
    expect((await mail()).status).toBe('stopped')
    const { consents, keepLonger } = (await readOwn(t, key)).kept
    expect([keepLonger, consents.map(({ kind, given }) => [kind, given])]).toEqual([
      false,
      [
        ['APPLICATION', true],
        ['KEEP_LONGER', true],
        ['KEEP_LONGER', false],
      ],
    ])
    expect(consents[2]!.wording).toBe(consents[1]!.wording)
  }
})
