import { type ReactNode, useState } from 'react'
import type { CvRead } from '../../../machines/flows/applyRead.ts'
import { ReadFrom } from '../../components/ReadFrom.tsx'
import { t } from '../../i18n/apply.ts'
import css from './FromCv.module.css'

type Props = { values: readonly (readonly [string, string])[]; wrong: boolean; children: ReactNode }

/** What was read from the CV, in short; opened to correct it. The fields stand in it all the time, so that nothing is lost while it is closed. */
export function FromCv({ values, wrong, children }: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={css.from} open={opened || wrong} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>
        <b>{t('readTitle')}</b>
        {values.map(([label, value]) => (
          <span key={label} className={css.row}>
            <span className={css.label}>{label}:</span> {value || t('notStated')}
          </span>
        ))}
        <span className={css.correct}>{t(opened || wrong ? 'readClose' : 'readCorrect')}</span>
      </summary>
      <div className={css.inside}>{children}</div>
    </details>
  )
}

/** A field with the words of the CV that it was filled in from. */
export const WithWords = ({ evidence, children }: { evidence: CvRead['items'][number]['evidence']; children: ReactNode }) => (
  <div className={css.one}>
    {children}
    <ReadFrom evidence={evidence} label={t('readWords')} />
  </div>
)
