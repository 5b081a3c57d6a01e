import { IconLogout } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { mayOpen, pageAt, type pages } from '../../machines/pages.ts'
import { AddressLink } from '../components/AddressLink.tsx'
import { Brand } from '../components/status/Brand.tsx'
import { t as sayAnyPage } from '../i18n/anyPage.ts'
import { company, onCompany } from '../i18n/company.ts'
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
                    {item.id === 'leave' && <LeaveToAnswer />}
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

/** How many requests for leave wait for this person; the bell asks for them. */
function LeaveToAnswer() {
  const notices = recruitmentQueries.useQuery('get', '/notification', {}, { refetchOnMount: false }).data?.responseDataList ?? []
  const n = notices.filter(({ kind }) => kind === 'leaveToAnswer' || kind === 'leaveReplied').length
  if (n === 0) return null
  return (
    <>
      <span className="n" aria-hidden="true">
        {n}
      </span>
      <span className="vh">{t('leaveToAnswer', { n })}</span>
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
