import { Button, Group } from '@mantine/core'
import { t } from '../../i18n/draft.ts'
import { Note } from '../Note.tsx'
import css from './StaleChoice.module.css'

type Row = { field: string; label: string; mine: string; theirs: string }
type Props = { rows: readonly Row[]; onKeepMine: () => void; onTakeTheirs: () => void }

/** Two people saved the same record: what differs, and which to keep. */
export function StaleChoice({ rows, onKeepMine, onTakeTheirs }: Props) {
  return (
    <Note tone="amber" role="alert">
      <b>{t('staleTitle')}</b>
      <p>{t('staleText')}</p>
      <table className={css.stale}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('mine')}</th>
            <th scope="col">{t('theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, label, mine, theirs }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Group gap={8}>
        <Button onClick={onKeepMine}>{t('keepMine')}</Button>
        <Button onClick={onTakeTheirs}>{t('takeTheirs')}</Button>
      </Group>
    </Note>
  )
}

type Draft<Field extends string> = {
  values: { [F in Field]?: unknown }
  theirs: { record: { [F in Field]?: unknown }; fields: readonly Field[] } | null
  keepMine: () => void
  takeTheirs: () => void
}

/** The same for a draft of `useDraft`; nothing while nobody else touched what was typed. */
export function StaleDraft<Field extends string>({ draft, label }: { draft: Draft<Field>; label: (field: Field) => string }) {
  const { values, theirs, keepMine, takeTheirs } = draft
  if (!theirs) return null
  const rows = theirs.fields.map((field) => ({ field, label: label(field), mine: shown(values[field]), theirs: shown(theirs.record[field]) }))
  return <StaleChoice rows={rows} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
}

/** As a person reads it: lists with commas, texts without their tags. */
const shown = (value: unknown) =>
  (Array.isArray(value) ? value.join(', ') : String(value ?? ''))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
