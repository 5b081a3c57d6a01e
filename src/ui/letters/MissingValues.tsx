import type { LetterDesk } from '../../machines/records/letter.ts'
import { fieldId } from '../components/form/fields.tsx'
import { Note } from '../components/Note.tsx'
import { t } from '../i18n/letters.ts'
import css from './desk.module.css'
import { inputOf } from './LetterDetails.tsx'
import type { Preview } from './preview.ts'

type One = Preview['missing'][number]

/** What holds the letter back, each with the way to where it is set. */
export function MissingValues({ missing, desk }: { missing: Preview['missing']; desk: LetterDesk }) {
  if (missing.length === 0) return null
  return (
    <div className={css.hnote}>
      <Note tone="red">
        <b>{t('missing', { n: missing.length })}</b>
        <ul className={css.missing}>
          {missing.map((one) => (
            <li key={`${one.field} ${one.label}`}>
              {one.label}: <Way one={one} desk={desk} />
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}

function Way({ one: { field, place }, desk }: { one: One; desk: LetterDesk }) {
  if (place === 'application') return <a href={`/canprf?applicationId=${desk.applicationId}`}>{t('setApplication')}</a>
  if (place === 'requisition') return <a href={`/jobreq/${desk.requisitionId}`}>{t('setRequisition')}</a>
  const target = fieldId(`content.${inputOf(field) ?? field}`)
  const goTo = () => {
    const input = document.getElementById(target)
    input?.scrollIntoView({ block: 'center' })
    ;(input?.querySelector<HTMLElement>('[contenteditable]') ?? input)?.focus()
  }
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        goTo()
      }}
    >
      {t(place === 'typed' ? 'takeOut' : place === 'letter' ? 'setLetter' : 'setDetails')}
    </a>
  )
}
