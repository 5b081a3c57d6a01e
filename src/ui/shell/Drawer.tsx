import { IconLogout } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { mayOpen, type PageId, pageAt, type pages } from '../../machines/pages.ts'
import { AddressLink } from '../components/AddressLink.tsx'
import { Brand } from '../components/status/Brand.tsx'
import { t as sayAnyPage } from '../i18n/anyPage.ts'
import { company, onCompany } from '../i18n/company.ts'
import { number } from '../i18n/format.ts'
import { t } from '../i18n/shell.ts'
import css from './Drawer.module.css'
import { type MenuItem, menuOf } from './menu.ts'
import { session, useClaims } from './session.ts'
import shellCss from './shell.module.css'

type Props = { onVisit: (item: MenuItem) => void }

/** The menu: 300 px, the specification's sections, the active item marked. */
export function Drawer({ onVisit }: Props) {
  const claims = useClaims()
  const shown = useSyncExternalStore(onCompany, company)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isDay = useLocation({ select: ({ search }) => Object.hasOwn(search, 'day') && search.day === true })
  const found = pageAt(path)
  const at = found === 'jobreq' && isDay && mayOpen('myDay', claims) ? 'myDay' : found
  const isHere = (item: MenuItem) => at !== null && (item.id === at || homes[at] === item.id)
  return (
    <nav className={css.drawer} id="drawer" aria-label={t('menu')}>
      <div className={css.brand}>
        <Brand size={26} />
        <span className={css.named}>
          <b className="ell">{shown?.name ?? sayAnyPage('product')}</b>
          {shown && <span className="meta">{sayAnyPage('product')}</span>}
        </span>
      </div>
      {menuOf(claims)
        .map((section) => ({ ...section, items: section.items.filter((item) => item.canAccess) }))
        .filter((section) => section.items.length > 0)
        .map((section) => (
          <div key={section.title}>
            <h2 className="nav-h">{section.title}</h2>
            <ul className="nav">
              {section.items.map((item) => (
                <li key={item.id}>
                  <AddressLink url={item.url} activeOptions={{ exact: true }} aria-current={isHere(item) ? 'page' : undefined} onClick={() => onVisit(item)}>
                    <item.icon size={18} stroke={1.6} aria-hidden />
                    {item.title}
                    {isCounted(item.id) && <Waits id={item.id} />}
                  </AddressLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      <ul className={`nav ${shellCss.navEnd}`}>
        <li>
          <button type="button" onClick={() => session.send({ type: 'signOut' })}>
            <IconLogout size={18} stroke={1.6} aria-hidden />
            {t('logOut')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

type Told = components['schemas']['Notice']['kind']
type Waiting = components['schemas']['WaitingWork']
/** What is asked of the person alone, and stands under no other entry: the day itself counts more, and is not asked for on every page. */
const own = ['approval', 'feedback'] as const
/** What waits behind an entry of the menu: what the bell tells of it, or what is counted beside the bell. */
const waits = {
  recruitmentManager: own,
  recruitmentOfficer: own,
  myDay: own,
  appsch: ({ applications }: Waiting) => applications,
  hrModules: ({ letters }: Waiting) => letters,
  leave: ['leaveToAnswer', 'leaveReplied'],
  learning: ['certificateWaits'],
  tasks: ['taskOverdue'],
  notifications: ['message'],
  referenceData: ['asked'],
} satisfies Partial<Record<PageId, readonly Told[] | ((waiting: Waiting) => number | null)>>
const isCounted = (id: PageId): id is keyof typeof waits => Object.hasOwn(waits, id)

const isDay = (id: keyof typeof waits): id is 'recruitmentManager' | 'recruitmentOfficer' | 'myDay' => waits[id] === own

const MOST = 999

/** How much waits for this person there; the bell asks for it. */
function Waits({ id }: { id: keyof typeof waits }) {
  const { data } = recruitmentQueries.useQuery('get', '/notification', {}, { refetchOnMount: false })
  const found: readonly Told[] | ((waiting: Waiting) => number | null) = waits[id]
  if (!data) return null
  const n = typeof found === 'function' ? found(data.waiting) : data.responseDataList.filter(({ kind }) => found.includes(kind)).length
  if (!n) return null
  const shown = n > MOST ? `${number(MOST)}+` : number(n)
  const inWords = t(isDay(id) ? 'waits_day' : `waits_${id}`, { n, shown })
  return (
    <>
      <span className="n" aria-hidden="true" title={inWords}>
        {shown}
      </span>
      <span className="vh">{inWords}</span>
    </>
  )
}

/** Pages without a menu entry of their own stand under another one. */
const homes: Partial<Record<keyof typeof pages, keyof typeof pages>> = {
  selreq: 'reqsch',
  reqsum: 'jobreq',
  appsrn: 'appsch',
  appfrm: 'appsch',
  canprf: 'appsch',
  peopleGroups: 'appsch',
  hiringPlan: 'jobreq',
  employee: 'employees',
}
