import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { changeMessage } from '../../machines/commands/writeMessages.ts'
import { fieldsOf } from '../components/form/fields.tsx'
import { LeaveGuard } from '../components/form/LeaveGuard.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/notifications.ts'
import RichEditor from '../letters/RichEditor.tsx'
import css from './MessageDialog.module.css'

const none: ReadonlySet<string> = new Set()
const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const asHtml = (text: string) => text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign)

type Props = { id: number; version: number; subject: string; body: string; onClose: () => void }

/** Rewriting a message that waits: its subject and text; to whom and when it goes stays. */
export function ChangeMessage({ id, version, subject, body, onClose }: Props) {
  const [before] = useState({ subject: asHtml(subject), body })
  const [text, setText] = useState(before)
  const [state, send] = useCommandActor(changeMessage, {
    done({ message }) {
      notifySuccess(message)
      onClose()
    },
  })
  const { problem } = state.context
  const busy = state.hasTag('busy')
  const changed = text.subject !== before.subject || text.body !== before.body
  const field = fieldsOf(problem?.errors ?? [], '', {})
  return (
    <div className={css.message}>
      <LeaveGuard when={changed} onLeave={onClose} />
      <ProblemAlert problem={problem} situation="template" />
      <div className={css.editor}>
        <RichEditor
          subject={before.subject}
          body={before.body}
          fields={[]}
          labels={{}}
          missing={none}
          subjectError={field('subject').error}
          bodyError={field('body').error}
          onSubject={(next) => setText((now) => ({ ...now, subject: next }))}
          onBody={(next) => setText((now) => ({ ...now, body: next }))}
        />
      </div>
      <Group justify="flex-end" gap={8}>
        <Button onClick={onClose}>{t('keepText')}</Button>
        <Button
          variant="filled"
          aria-disabled={!changed || busy || undefined}
          loading={busy}
          onClick={() => changed && !busy && send({ type: 'do', what: { id, version, ...text } })}
        >
          {t('saveText')}
        </Button>
      </Group>
    </div>
  )
}
