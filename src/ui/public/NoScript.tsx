import { t } from '../i18n/public.ts'
import css from './public.module.css'

/** How to go on, for who reads a drawn page without scripts. */
export const NoScript = () => <p className={css.noScript}>{t('noScript')}</p>
