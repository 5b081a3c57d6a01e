import type { AnyRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { visitsKey } from '../../api/token.ts'
import { type PageId, pageAt } from '../../machines/pages.ts'
import { t } from '../i18n/anyPage.ts'

export type Visit = { href: string; title: string }
const MOST = 5
/** Records that one comes back to; lists stand in the menu. */
const records: readonly PageId[] = ['jobreq', 'canprf', 'employee', 'reqsum', 'selreq', 'appsrn']

// Names of people are among the titles: they go with the tab, and with whoever signs out (`forgetToken`).
type Kept = { account: string; visits: Visit[] }
const isVisit = (one: Partial<Visit> | null): one is Visit => typeof one?.href === 'string' && typeof one.title === 'string'

export function recentOf(account: string): Visit[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(visitsKey) ?? 'null') as Partial<Kept> | null
    return kept?.account === account && Array.isArray(kept.visits) ? kept.visits.filter(isVisit).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** One record is one visit, whichever of its tabs was open. */
const recordOf = (href: string) => href.replace(/[?&]tab=[^&]*/, '')

/** Keeps a record as the newest visit. */
function keepVisit(account: string, { pathname, search, title }: { pathname: string; search: string; title: string }) {
  const page = pageAt(pathname)
  const isRecord = page !== null && records.includes(page) && (pathname.split('/').length > 2 || /Id=/.test(search))
  if (!isRecord || !title) return
  const visit = { href: pathname + search, title }
  const others = recentOf(account).filter(({ href }) => recordOf(href) !== recordOf(visit.href))
  const kept: Kept = { account, visits: [visit, ...others].slice(0, MOST) }
  try {
    sessionStorage.setItem(visitsKey, JSON.stringify(kept))
  } catch {
    // A full or forbidden storage remembers nothing.
  }
}

/** What a page calls itself, without the product's name and what is wrong on it; nothing before it has said so. */
function titleOf(title: string): string {
  const own = /^(.+) – [^–]+$/.exec(title)?.[1] ?? ''
  const wrong = t('withErrors', { title: '' })
  return own.startsWith(wrong) ? own.slice(wrong.length) : own
}

/** Notes which record is left whenever another page is opened: its title has all of its words by then. */
export function useVisits(router: AnyRouter, account: string) {
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged, hrefChanged }) => {
        if (fromLocation && (pathChanged || hrefChanged))
          keepVisit(account, { pathname: fromLocation.pathname, search: fromLocation.searchStr, title: titleOf(document.title) })
      }),
    [router, account],
  )
}
