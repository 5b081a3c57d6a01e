import type { components } from '../../../api/recruitment.gen.ts'
import { shownName } from '../../candidates/nameOf.ts'
import { t } from '../../i18n/day.ts'
import { day, momentIn } from '../../i18n/format.ts'
import type { Wait } from '../waits.ts'

type Schemas = components['schemas']
type OwnDay = Schemas['OwnDay']

export const prepareOf = (interviews: OwnDay['prepare']): Wait[] =>
  interviews.map((one) => ({
    key: `prepare ${one.id}`,
    title: t('interviewWith', { name: shownName(one.applicant) }),
    text: one.positionTitle,
    age: momentIn(one.startsAt, one.zone),
    action: t('prepareIt'),
    url: `/scorecard?interviewId=${one.id}`,
  }))

/** What somebody asks back about the own request for leave. */
export const questionsOf = (notices: readonly Schemas['Notice'][]): Wait[] =>
  notices
    .filter(({ kind }) => kind === 'leaveQuestioned')
    .map(({ notice, id, title, detail, at }) => ({
      ...{ key: notice, title: t('questionOn', { what: title }), text: detail ?? '', age: t('since', { day: day(at) }) },
      ...{ action: t('answer'), url: `/leave?request=${id}` },
    }))

export const tasksOf = (first: OwnDay['tasks']['first']): Wait[] =>
  first.map(({ id, name, personName, own, dueOn, days }) => ({
    key: `task ${id}`,
    title: name,
    text: own ? t('ownTask') : t('taskFor', { name: personName }),
    ...(days === null ? {} : { age: days > 0 ? t('daysOver', { n: days }) : t('dueOn', { day: day(dueOn) }) }),
    late: days !== null && days > 0,
    action: t('open'),
    url: own ? '/my-record' : '/tasks',
  }))

export const documentsOf = (first: OwnDay['unread']['first']): Wait[] =>
  first.map(({ id, name, mandatory }) => ({
    ...{ key: `document ${id}`, title: name, text: t(mandatory ? 'mustRead' : 'mayRead') },
    ...{ action: t('read'), url: '/my-record' },
  }))

export const declinedOf = (first: OwnDay['declined']['first']): Wait[] =>
  first.map(({ id, positionTitle: title }) => ({
    ...{ key: `declined ${id}`, title, text: t('declinedText', { id: String(id) }) },
    ...{ action: t('review'), url: `/jobreq/${id}?tab=approvals` },
  }))
