import { Link } from '@tanstack/react-router'
import { t } from '../i18n/requisitions.ts'
import type { Summary } from './RequisitionHeader.tsx'
import { type Group, groupOf, groups, type Tab } from './tabs.ts'

/** The three parts of a requisition; each begins at its first tab. */
export function RequisitionTabs({ id, tab, summary }: { id: number; tab: Tab; summary: Summary }) {
  const counts: Record<Group, string> = {
    detail: '',
    work: summary.approvals > 0 ? String(summary.approvals) : '',
    process: summary.applications > 0 ? t('nCandidates', { n: summary.applications }) : '',
  }
  return (
    <nav className="tabs" aria-label={t('tabs')}>
      {(Object.keys(groups) as Group[]).map((group) => (
        <Link
          key={group}
          className="tab"
          to="/jobreq/$id"
          params={{ id }}
          search={{ tab: groups[group][0] }}
          {...(groupOf(tab) === group ? { 'aria-current': 'true' as const } : {})}
        >
          {t(group)}
          {counts[group] && <span className="n">{counts[group]}</span>}
        </Link>
      ))}
    </nav>
  )
}
