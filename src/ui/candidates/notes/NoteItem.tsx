import { Button } from '@mantine/core'
import type { components } from '../../../api/recruitment.gen.ts'
import { PersonAvatar } from '../../components/PersonAvatar.tsx'
import { moment } from '../../i18n/format.ts'
import { t } from '../../i18n/notes.ts'
import { NoteText } from './NoteText.tsx'
import css from './notes.module.css'

type Props = { note: components['schemas']['ApplicationNote']; linked: boolean; onChange: () => void; onDelete: () => void }

/** Whoever followed a link to it begins to read here. */
const arrive = (item: HTMLElement | null) => item?.focus()

/** One note: who wrote it, when, what it says, and what this person may do with it. */
export function NoteItem({ note, linked, onChange, onDelete }: Props) {
  const time = moment(note.at)
  return (
    <li className={linked ? css.linked : undefined} {...(linked ? { ref: arrive, tabIndex: -1 } : {})}>
      <PersonAvatar name={note.authorName} small />
      <div>
        <p className={css.who}>
          <bdi className="b">{note.authorName}</bdi>
          <time className="meta num" dateTime={note.at}>
            {time}
          </time>
          {note.changedAt && <span className="meta">{t('changed', { time: moment(note.changedAt) })}</span>}
        </p>
        <NoteText note={note} />
        {note.mayDelete && (
          <div className={css.acts}>
            {note.mayChange && (
              <Button size="xs" aria-label={t('changeOf', { time })} onClick={onChange}>
                {t('change')}
              </Button>
            )}
            <Button size="xs" aria-label={t('deleteOf', { time, name: note.authorName })} onClick={onDelete}>
              {t('delete')}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}
