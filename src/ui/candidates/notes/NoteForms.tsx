import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { newKey } from '../../../api/newKey.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { newApplicationNote } from '../../../api/recruitmentBounds.gen.ts'
import { changeNote, createNote } from '../../../machines/commands/notes.ts'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { StaleChoice } from '../../components/form/StaleChoice.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { t } from '../../i18n/notes.ts'
import { MentionField } from './MentionField.tsx'
import { toSend, toWrite, type Written } from './mentions.ts'
import css from './notes.module.css'

type Note = components['schemas']['ApplicationNote']
const { maxLength } = newApplicationNote.text
const gaps = ({ text }: Written) => ({ text: !text.trim() && t('missing') })

/** A new note. What is typed is kept until it is sent, over a reload too; with its key, so that it is written once. */
export function NewNote({ id, onDone }: { id: number; onDone: () => void }) {
  const form = useCommandForm(createNote, {
    begin: { text: '', chosen: [] as Written['chosen'], key: '' },
    draft: `note.of.${id}`,
    onDone() {
      notifySuccess(t('saved'))
      form.clear()
      onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.busy) form.send(gaps(form.values), { applicationId: id, key: form.values.key, ...toSend(form.values) })
  }
  const alert = form.problem && form.errors.length === 0
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label={t('write')}>
      <MentionField
        applicationId={id}
        id="new-note"
        label={t('note')}
        description={t('help')}
        error={form.errors.map(({ message }) => message).join(' ')}
        maxLength={maxLength}
        value={form.values}
        // What is changed is another note: sent again, it is not taken for the one before.
        onChange={({ text, chosen }) => form.set({ text, chosen, ...(text === form.values.text ? {} : { key: newKey() }) })}
      />
      {alert && <ProblemAlert problem={form.problem} />}
      <div>
        <Button type="submit" variant="filled" size="md" aria-disabled={form.busy || undefined}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

type Change = { id: number; note: Note; current: Note | null; onClose: () => void }

/** One's own note is changed where it stands; `current` is what it says by now, where somebody has saved it meanwhile. */
export function ChangeNote({ id, note, current, onClose }: Change) {
  const [begun] = useState(() => toWrite(note))
  const form = useCommandForm(changeNote, {
    begin: begun,
    draft: `note.${note.id}`,
    onDone() {
      notifySuccess(t('saved'))
      onClose()
    },
  })
  const save = (version: number) => {
    if (!form.busy) form.send(gaps(form.values), { id: note.id, version, ...toSend(form.values) })
  }
  const leave = () => {
    form.clear()
    onClose()
  }
  const isStale = form.problem?.code === 'STALE_VERSION' && current !== null
  return (
    <form
      className={css.form}
      noValidate
      aria-label={t('changeTitle')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isStale) save(note.version)
      }}
    >
      <MentionField
        applicationId={id}
        id={`note-${note.id}-text`}
        label={t('note')}
        error={form.errors.map(({ message }) => message).join(' ')}
        maxLength={maxLength}
        value={form.values}
        onChange={({ text, chosen }) => form.set({ text, chosen })}
        focused
      />
      {isStale ? (
        <StaleChoice
          rows={[{ field: 'text', label: t('note'), mine: form.values.text, theirs: toWrite(current).text }]}
          onKeepMine={() => save(current.version)}
          onTakeTheirs={leave}
        />
      ) : (
        form.problem && form.errors.length === 0 && <ProblemAlert problem={form.problem} />
      )}
      <div className={css.acts}>
        {!isStale && (
          <Button type="submit" variant="filled" aria-disabled={form.busy || undefined}>
            {t('saveChange')}
          </Button>
        )}
        <Button onClick={leave}>{t('cancel')}</Button>
      </div>
    </form>
  )
}
