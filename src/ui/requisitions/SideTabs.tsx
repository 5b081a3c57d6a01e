import { useMediaQuery } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { StatusIcon } from '../components/status/StatusIcon.tsx'
import { t } from '../i18n/requisitions.ts'
import type { Summary } from './RequisitionHeader.tsx'
import css from './record.module.css'
import { groupOf, groups, isSection, type Tab } from './tabs.ts'

/** The list at the left: the sections with their state, or the tabs of the other two parts. */
export function SideTabs({ id, tab, summary }: { id: number; tab: Tab; summary: Summary }) {
  const group = groupOf(tab)
  const narrow = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false })
  const list = (
    <ul className={group === 'detail' ? undefined : css.plain}>
      {groups[group].map((one) => (
        <li key={one}>
          <Link to="/jobreq/$id" params={{ id }} search={{ tab: one }} {...(one === tab ? { 'aria-current': 'page' as const } : {})}>
            {isSection(one) ? <SectionState section={one} summary={summary} /> : <span className={css.l}>{t(one)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <nav className={css.secs} aria-label={t(group)}>
      {narrow ? (
        <details key={tab}>
          <summary>
            <span className="dim">{t('part')}</span> {t(tab)}
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </nav>
  )
}

const looks = {
  COMPLETED: { tone: 'green', kind: 'check' },
  IN_PROGRESS: { tone: 'blue', kind: 'pie' },
  NOT_STARTED: { tone: 'neutral', kind: 'dash' },
} as const

function SectionState({ section, summary }: { section: Summary['progress']['sections'][number]['section']; summary: Summary }) {
  const state = summary.progress.sections.find((one) => one.section === section)
  if (!state) return null
  const { status, count, required } = state
  const { tone, kind } = looks[status]
  const word =
    status === 'COMPLETED' && count === 0 && section !== 'position' ? t('noneAsked') : status === 'NOT_STARTED' && !required ? t('optional') : t(status)
  return (
    <>
      <span className={`tone t-${tone}`}>
        <StatusIcon kind={kind} fill={0.5} />
      </span>
      <span className="grow">
        <span className={css.l}>
          {t(section)}
          {count > 0 && <span className={css.n}>{count}</span>}
        </span>
        <span className={css.s}>{word}</span>
      </span>
    </>
  )
}
