import { mergedNames } from '../../machines/records/referenceItem.ts'
import { shownName } from '../candidates/nameOf.ts'
import { AddressLink } from '../components/AddressLink.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import type { Refusal } from '../components/refusals.ts'
import { t } from '../i18n/bell.ts'
import { day, moment } from '../i18n/format.ts'
import { listIds } from '../reference/places.ts'
import css from './notifications.module.css'
import { RefusedList } from './RefusedList.tsx'
import type { Notice, useNotices } from './useNotices.ts'

const addresses: Record<Notice['kind'], (notice: Notice) => string> = {
  asked: ({ list }) => `/referenceData?list=${listIds.find((id) => mergedNames[id] === list)}&asked=true`,
  approval: ({ id }) => `/jobreq/${id}?tab=approvals`,
  feedback: ({ id }) => `/scorecard?interviewId=${id}`,
  cannotCome: ({ id }) => `/canprf?applicationId=${id}&tab=interviews`,
  mention: ({ id, noteId }) => `/canprf?applicationId=${id}&tab=notes&note=${noteId}`,
  notChosen: ({ id }) => `/canprf?applicationId=${id}&tab=interviews`,
  offerLapses: ({ id }) => `/hr-modules?applicationId=${id}`,
  contractLapses: ({ id }) => `/hr-modules?applicationId=${id}&letter=contract`,
  message: ({ id }) => `/notifications?message=${id}`,
  overLimit: () => '/appsch?by=inStatus&is=over',
  sealEnds: () => '/hr-modules',
  taskOverdue: () =>
    `/tasks?where=${encodeURIComponent(
      JSON.stringify([
        { column: 'mine', operator: 'SEL_EQUAL', value: 'true' },
        { column: 'overdue', operator: 'SEL_EQUAL', value: 'true' },
      ]),
    )}`,
  leaveToAnswer: ({ id }) => `/leave/team?request=${id}`,
  leaveReplied: ({ id }) => `/leave/team?request=${id}`,
  leaveQuestioned: ({ id }) => `/leave?request=${id}`,
  leaveAnswered: ({ id }) => `/leave?request=${id}`,
  leaveCorrected: ({ id }) => `/leave?kind=${id}`,
  courseDue: ({ id }) => `/learning/assignment/${id}`,
  courseOverdue: ({ id }) => `/learning/assignment/${id}`,
  certificateWaits: ({ id }) => `/learning/assignment/${id}`,
  match: ({ applications = [] }) => foundAddress(applications),
}

/** The list of these applications. */
const foundAddress = (ids: readonly number[]) =>
  `/appsch?where=${encodeURIComponent(JSON.stringify(ids.map((id, at) => ({ column: 'id', operator: 'NUM_EQUAL', value: String(id), ...(at > 0 ? { or: true } : {}) }))))}`

type Props = ReturnType<typeof useNotices> & { refused: readonly Refusal[]; onFollow: () => void }

/** What waits for the person: each leads to the thing and is read by being followed. Below it what was refused lately. */
export function NoticeList({ notices, fresh, error, problem, read, refused, onFollow }: Props) {
  return (
    <>
      <section aria-labelledby="for-you">
        <div className={css.bellH}>
          <h2 id="for-you">{t('forYou')}</h2>
          {fresh > 0 && (
            <button type="button" className="link" onClick={() => read(notices)}>
              {t('readAll')}
            </button>
          )}
        </div>
        <ProblemAlert problem={problem} />
        {error ? <p className="meta">{t('failed')}</p> : notices.length === 0 ? <p className="meta">{t('noNotices')}</p> : null}
        <ul>
          {notices.map((one) => (
            <li key={one.notice}>
              <AddressLink
                url={addresses[one.kind](one)}
                className={one.read ? undefined : css.fresh}
                onClick={() => {
                  read([one])
                  onFollow()
                }}
              >
                <span className="b">
                  {!one.read && <span className="vh">{t('fresh')} </span>}
                  {t(one.kind, { title: one.kind === 'sealEnds' ? day(one.title) : shownName(one.title) })}
                </span>
                <span className="meta num">{moment(one.at)}</span>
                {one.detail && <span className="meta">{one.detail}</span>}
              </AddressLink>
            </li>
          ))}
        </ul>
      </section>
      <RefusedList refused={refused} />
    </>
  )
}
