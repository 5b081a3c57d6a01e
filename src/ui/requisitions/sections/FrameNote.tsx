import { Note } from '../../components/Note.tsx'
import { labelOf } from '../../components/status/states.ts'
import { inSentence } from '../../i18n/format.ts'
import { t } from '../../i18n/requisitions.ts'
import type { Summary } from '../RequisitionHeader.tsx'
import css from '../record.module.css'

/** Why the sections can only be read. */
export function FrameNote({ summary }: { summary: Summary }) {
  const { editable, weightsFrozen, transitions, position } = summary
  if (editable && !weightsFrozen) return null
  const isDraft = transitions.some(({ event }) => event === 'submit')
  const text = editable ? t('frozen') : isDraft ? t('notYours') : t('notEditable', { status: inSentence(labelOf('requisition', position.status)) })
  const mayAmend = transitions.some(({ event }) => event === 'amend')
  return (
    <div className={css.frameNote}>
      <Note tone="neutral">
        {text} {mayAmend && t('amendFirst')}
      </Note>
    </div>
  )
}
