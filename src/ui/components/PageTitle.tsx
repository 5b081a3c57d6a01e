import { t } from '../i18n/anyPage.ts'

/** The document's title; it begins with that when the page shows what to correct. */
export function PageTitle({ title, error }: { title: string; error?: boolean }) {
  return <title>{`${error ? t('withErrors', { title }) : title} – ${t('product')}`}</title>
}
