import { ActionIcon, Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { expiredRequisitionMachine } from '../../machines/flows/expiredRequisition.ts'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { useRefusals } from '../components/refusals.ts'
import { notifySuccess } from '../components/toast.ts'
import { useEmitted } from '../data/useEmitted.ts'
import { t } from '../i18n/bell.ts'
import { day } from '../i18n/format.ts'
import { useArchived } from '../requisitions/closing/useArchived.ts'
import css from './notifications.module.css'
import { useNotices } from './useNotices.ts'

const loadExpired = () => import('./ExpiredDialog.tsx').then((m) => ({ default: m.ExpiredDialog }))
const ExpiredDialog = lazy(loadExpired)
/** What waits for the person is told apart and linked by more than every page should begin with. */
const loadNotices = () => import('./NoticeList.tsx').then((m) => ({ default: m.NoticeList }))
const NoticeList = lazy(loadNotices)

const most = 99
/** So many are listed; the list of requisitions has all of them. */
const listed = recruitmentQueries.queryOptions('get', '/job_position/expired', { params: { query: { size: 100 } } })

/** The bell: how many requisitions have expired, up to 99, the dialog that each opens, and beside them what waits for the person. */
export function Bell() {
  const navigate = useNavigate()
  const [opened, setOpened] = useState(false)
  const queryClient = useQueryClient()
  const mine = useNotices()
  const count = mine.expired
  const { data, error } = useQuery({ ...listed, enabled: opened && count > 0 })
  const [state, send, actor] = useMachine(expiredRequisitionMachine)
  const tellArchived = useArchived()
  useEmitted(actor, (event) => {
    if (event.type === 'update') void navigate({ href: `/jobreq/${event.id}?changeDate=true` })
    else if (event.archived) tellArchived(event.archived)
    else notifySuccess(event.message)
  })
  const notices = count > 0 ? (data?.responseDataList ?? []) : []
  const refusals = useRefusals()
  const refused = refusals.length
  const bell = t('bell', { n: count })
  const fresh = mine.fresh > 0 ? t('bellFresh', { bell, n: mine.fresh }) : bell
  const asked = state.hasTag('dialog') ? state.context.notice : null
  return (
    <>
      <Popover opened={opened} onChange={setOpened} position="bottom-end" width="min(380px, 100vw - 10px)" trapFocus returnFocus>
        <Popover.Target>
          <ActionIcon
            size={36}
            className="bell"
            aria-label={refused > 0 ? t('bellRefused', { bell: fresh, n: refused }) : fresh}
            aria-expanded={opened}
            onClick={() => {
              void loadExpired()
              // It opens whole, so that the focus finds what is in it.
              const found = count > 0 && !opened ? queryClient.fetchQuery(listed) : null
              void Promise.allSettled([loadNotices(), found]).then(() => setOpened((open) => !open))
            }}
          >
            <IconBell size={20} stroke={1.7} aria-hidden />
            {mine.fresh + refused > 0 && <span className={css.bellFresh} data-refused={refused > 0 || undefined} aria-hidden="true" />}
            {count > 0 && (
              <span className="cnt" aria-hidden="true">
                {Math.min(count, most)}
              </span>
            )}
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown className={css.bellList} aria-label={t('title')}>
          <h2>{t('title')}</h2>
          {(error ?? mine.error) ? <p className="meta">{t('failed')}</p> : notices.length === 0 ? <p className="meta">{t('none')}</p> : null}
          <ul>
            {notices.map((notice) => (
              <li key={notice.id}>
                <button
                  type="button"
                  onClick={() => {
                    setOpened(false)
                    send({ type: 'open', notice })
                  }}
                >
                  <span className="b">{notice.title}</span>
                  <span className="meta num">{t('id', { id: String(notice.id) })}</span>
                  <span className="meta num">{t('dates', { start: day(notice.start_date), end: day(notice.end_date) })}</span>
                </button>
              </li>
            ))}
          </ul>
          {count > notices.length && <p className="meta">{t('all', { n: count })}</p>}
          <LazyBoundary>
            <NoticeList {...mine} refused={refusals} onFollow={() => setOpened(false)} />
          </LazyBoundary>
        </Popover.Dropdown>
      </Popover>
      <span className="vh" role="status">
        {t('announced', { n: mine.fresh })}
      </span>
      <LazyBoundary fallback={null}>
        {asked && (
          <ExpiredDialog
            notice={asked}
            busy={state.hasTag('busy')}
            problem={state.context.problem}
            onUpdate={() => send({ type: 'update' })}
            onDelete={() => send({ type: 'delete' })}
            onClose={() => send({ type: 'close' })}
          />
        )}
      </LazyBoundary>
    </>
  )
}
