import type { ReactNode } from 'react'
import css from './EmptyState.module.css'
import { PageTitle } from './PageTitle.tsx'

type EmptyKind = 'empty' | 'noMatch' | 'failed' | 'forbidden' | 'notYet'

const ground = <path d="M4 76h96" stroke="var(--th-field-line)" strokeWidth="1.5" strokeLinecap="round" />
const frame = <path d="M38 76V20a4 4 0 0 1 4-4h22a4 4 0 0 1 4 4v56" fill="none" stroke="var(--th-field-line)" strokeWidth="1.5" />

const drawings: Record<EmptyKind, ReactNode> = {
  empty: (
    <>
      {frame}
      <path d="M40 17l15 6a3 3 0 0 1 2 2.8V80L40 76z" fill="var(--th-accent-tint)" stroke="var(--th-accent)" strokeWidth="1.6" />
      <circle cx="52" cy="50" r="1.4" fill="var(--th-accent)" />
      <path d="M84 42v12M78 48h12" stroke="var(--th-accent)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  noMatch: (
    <>
      <path d="M16 76V34h18v42M44 76V34h16v42M70 76V34h18v42" fill="none" stroke="var(--th-field-line)" strokeWidth="1.5" strokeDasharray="4 3" />
      <circle cx="58" cy="44" r="15" fill="var(--th-sheet)" stroke="var(--th-accent)" strokeWidth="1.8" />
      <path d="M69 55l11 11" stroke="var(--th-accent)" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  failed: (
    <>
      {frame}
      <path d="M57 30l-9 16h10l-6 15" fill="none" stroke="var(--th-red)" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </>
  ),
  forbidden: (
    <>
      <path d="M38 76V20a4 4 0 0 1 4-4h22a4 4 0 0 1 4 4v56z" fill="var(--th-neutral-tint)" stroke="var(--th-field-line)" strokeWidth="1.5" />
      <rect x="46" y="43" width="14" height="12" rx="2" fill="none" stroke="var(--th-ink)" strokeWidth="1.8" />
      <path d="M49 43v-4a4 4 0 0 1 8 0v4" fill="none" stroke="var(--th-ink)" strokeWidth="1.8" />
    </>
  ),
  notYet: (
    <>
      <path d="M38 76V20a4 4 0 0 1 4-4h22a4 4 0 0 1 4 4v56" fill="none" stroke="var(--th-field-line)" strokeWidth="1.5" strokeDasharray="4 3" />
      <path d="M80 76V58h12v18M86 58V46" fill="none" stroke="var(--th-accent)" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
}

type Props = {
  kind: EmptyKind
  title: string
  /** For the document's title, when it should say something else than the heading. */
  documentTitle?: string
  children?: ReactNode
  /** Buttons or links. */
  actions?: ReactNode
  /** 1 when the page has no other heading: then it is the document's title too. */
  level?: 1 | 2
}

/** Nothing to show: one drawing, a title, at most two sentences, the action. */
export function EmptyState({ kind, title, documentTitle = title, children, actions, level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={css.empty} role={kind === 'failed' ? 'alert' : undefined}>
      {level === 1 && <PageTitle title={documentTitle} />}
      <div>
        <svg width="104" height="88" viewBox="0 0 104 88" aria-hidden="true">
          {ground}
          {drawings[kind]}
        </svg>
        <Heading tabIndex={level === 1 ? -1 : undefined}>{title}</Heading>
        {children && <p>{children}</p>}
        {actions && <div className={`empty-acts ${css.acts}`}>{actions}</div>}
      </div>
    </div>
  )
}
