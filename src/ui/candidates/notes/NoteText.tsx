import type { components } from '../../../api/recruitment.gen.ts'
import { partsOf } from './mentions.ts'
import css from './notes.module.css'

/** What a note says: its lines, and who is mentioned, each in the direction of its own script. */
export const NoteText = ({ note }: { note: Pick<components['schemas']['ApplicationNote'], 'text' | 'mentions'> }) => (
  <p className={css.text} dir="auto">
    {partsOf(note).map(({ key, text, mention }) =>
      mention ? (
        <bdi key={key} className={css.mention}>
          {text}
        </bdi>
      ) : (
        <span key={key}>{text}</span>
      ),
    )}
  </p>
)
