import { translator } from '../../i18n/catalogue.ts'
import { chooseLanguage, languageIds, languages } from '../../i18n/language.ts'
import { t } from '../../i18n/languages.ts'
import css from './LanguageSelect.module.css'

/** The language of the page, for those who have no menu: a plain select, one name for each language. */
export const LanguageSelect = () => (
  <select
    className={css.language}
    aria-label={t('language')}
    value={translator.locale}
    onChange={({ currentTarget }) => {
      const id = languageIds.find((one) => one === currentTarget.value)
      if (id) chooseLanguage(id)
    }}
  >
    {languageIds.map((id) => (
      <option key={id} value={id} lang={id}>
        {languages[id].name}
      </option>
    ))}
  </select>
)
