import { t } from '../i18n/anyPage.ts'

/** The document's title; "Error: " in front when the page shows what to correct. */
export function PageTitle({ title, error }: { title: string; error?: boolean }) {
  return <title>{`${error ? 'Error: ' : ''}${title} – ${t('product')}`}</title>
}
