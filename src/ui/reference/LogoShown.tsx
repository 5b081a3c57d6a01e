import { useMemo } from 'react'
import { Mark } from '../components/status/Mark.tsx'
import { t } from '../i18n/companySettings.ts'
import css from './CompanySettings.module.css'

type Props = { name: string; addressLine: string; website: string; file: File | null; logo: { id: number } | null }

/** What is typed and chosen, as the head of a page and of a letter will show it. */
export function LogoShown({ name, addressLine, website, file, logo }: Props) {
  const chosen = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  const src = chosen ?? (logo && `/api/v1/company/logo/${logo.id}`)
  return (
    <fieldset className={css.preview}>
      <legend>{t('preview')}</legend>
      <div>
        <span className="meta">{t('onPages')}</span>
        <p className={css.head}>
          {src ? <img className={`logo ${css.small}`} src={src} alt={t(chosen ? 'logoNew' : 'logoNow')} /> : <Mark size={28} />}
          <b>{name}</b>
        </p>
        {!src && <span className="meta">{t('logoNone')}</span>}
      </div>
      <div>
        <span className="meta">{t('inLetters')}</span>
        <p className={`paper ${css.letter}`}>
          {src && <img src={src} alt="" />}
          <strong>{name}</strong>
          {addressLine && <span>{addressLine}</span>}
          {website && <span>{website}</span>}
        </p>
      </div>
    </fieldset>
  )
}
