import { Fragment, type ReactNode } from 'react'
import type { Term } from '../i18n/help.ts'
import { HelpButton } from './help/HelpButton.tsx'
import { PageTitle } from './PageTitle.tsx'

type Props = {
  title: string
  /** For the document's title, when it should say more than the heading. */
  documentTitle?: string
  error?: boolean
  /** The state pill beside the title. */
  state?: ReactNode
  /** The terms of the trade that the page uses. */
  terms?: readonly Term[]
  /** Two or three facts under the title. */
  facts?: readonly ReactNode[]
  /** Breadcrumb links, for records. */
  crumbs?: ReactNode
  /** Saved time, icon buttons, secondary, one filled main action. */
  actions?: ReactNode
}

/** Title, state and the one main action at the right; sets the document's title. */
export function PageHeader({ title, documentTitle = title, error, state, terms, facts, crumbs, actions }: Props) {
  return (
    <div className="ph">
      <PageTitle title={documentTitle} error={error} />
      {crumbs && <div className="crumb">{crumbs}</div>}
      <div className="ph-top">
        <div className="grow">
          <div className="title">
            <h1 tabIndex={-1}>{title}</h1>
            {state}
            {terms && <HelpButton terms={terms} />}
          </div>
          {facts && facts.length > 0 && (
            <div className="meta dot-sep">
              {facts.map((fact, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a header keep their places
                <Fragment key={index}>
                  <span>{fact}</span>
                </Fragment>
              ))}
            </div>
          )}
        </div>
        {actions && <div className="acts">{actions}</div>}
      </div>
    </div>
  )
}
