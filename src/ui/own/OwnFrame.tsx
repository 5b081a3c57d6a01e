import type { FormEventHandler, ReactNode } from 'react'
import { LanguageSelect } from '../components/form/LanguageSelect.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { Brand } from '../components/status/Brand.tsx'
import { company } from '../i18n/company.ts'
import { t } from '../i18n/own.ts'
import css from './own.module.css'

type Props = {
  title: string
  organisation?: string | undefined
  back?: ReactNode
  /** The one thing to do, at the bottom edge. */
  edge?: ReactNode
  busy?: boolean
  error?: boolean
  /** Whoever came here from another part of the page goes on at its title. */
  moved?: boolean
  onSubmit?: FormEventHandler<HTMLFormElement>
  children?: ReactNode
}

const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus()

/** Bar, way back, one title, one button. Plain elements: this page is loaded over slow connections. */
export const OwnFrame = ({ title, organisation, back, edge, busy = false, error = false, moved = false, onSubmit, children }: Props) => (
  <form
    className={css.own}
    noValidate
    method="dialog"
    aria-busy={busy}
    onSubmit={(event) => {
      event.preventDefault()
      if (!busy) onSubmit?.(event)
    }}
  >
    <PageTitle title={title} error={error} />
    <header>
      <Brand size={24} />
      <b className="ell">{organisation ?? company()?.name ?? t('product')}</b>
      <LanguageSelect />
    </header>
    <main>
      <div className={css.mid}>
        {back}
        <h1 tabIndex={-1} key={title} ref={moved ? takeFocus : undefined}>
          {title}
        </h1>
        {children}
      </div>
    </main>
    {edge && (
      <footer>
        <div className={css.mid}>{edge}</div>
      </footer>
    )}
  </form>
)
