import { Button, Group } from '@mantine/core'
import type { MouseEvent } from 'react'
import { t } from '../../i18n/draft.ts'
import { Note } from '../Note.tsx'
import css from './StaleChoice.module.css'

type Row = { field: string; label: string; mine: string; theirs: string }
type Props = { rows: readonly Row[]; onKeepMine: () => void; onTakeTheirs: () => void }

/** What comes next in a dialog is to send it: a field that got the focus instead could open its list over the button. */
const then =
  (choose: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const send = currentTarget.closest('form')?.querySelector<HTMLElement>('[type="submit"]')
    choose()
    send?.focus()
  }

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
        <Button onClick={then(onKeepMine)}>{t('keepMine')}</Button>
        <Button onClick={then(onTakeTheirs)}>{t('takeTheirs')}</Button>
      </Group>
    </Note>
  )
}

export type Stale = {
  rows: readonly { field: string | null; mine: unknown; theirs: unknown }[]
  keepMine: () => void
  takeTheirs: () => void
}
type FieldsProps<Field extends string> = { stale: Stale | null; label: (field: Field) => string; show?: (field: Field, value: unknown) => unknown }

/** The same for a form over a record; nothing while nobody else touched what was typed. Without a field it is gone as a whole. */
export function StaleFields<Field extends string>({ stale, label, show = (_, value) => value }: FieldsProps<Field>) {
  if (!stale) return null
  const rows = stale.rows.map((row) => {
    if (row.field === null) return { field: '', label: t('whole'), mine: t('changed'), theirs: t('removed') }
    // A record's form names every field that it types over.
    const field = row.field as Field
    return { field, label: label(field), mine: inOneLine(show(field, row.mine)), theirs: inOneLine(show(field, row.theirs)) }
  })
  return <StaleChoice rows={rows} onKeepMine={stale.keepMine} onTakeTheirs={stale.takeTheirs} />
}

/** As a person reads it: lists with commas, texts without their tags. */
const inOneLine = (value: unknown) =>
  (Array.isArray(value) ? value.join(', ') : String(value ?? ''))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
