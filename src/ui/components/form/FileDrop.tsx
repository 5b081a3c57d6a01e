import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../i18n/components.ts'
import css from './file.module.css'

type Props = {
  /** Where an error summary leads to. */ id?: string | undefined
  label: string
  note: string
  accept: string
  error?: string | undefined
  onChoose: (file: File) => void
}

/** A place to drop one file on, with a real button in it. Type and size are said before. */
export function FileDrop({ id, label, note, accept, error, onChoose }: Props) {
  const [over, setOver] = useState(false)
  const choose = (files: FileList | null) => files?.[0] && onChoose(files[0])
  return (
    <fieldset
      className={css.fileDrop}
      aria-label={label}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        choose(event.dataTransfer.files)
      }}
    >
      {error && (
        <p className="wrong" id="file-drop-error" role="alert">
          {error}
        </p>
      )}
      <label className={css.fileButton}>
        <IconUpload size={16} stroke={1.8} aria-hidden />
        {label}
        <input
          id={id}
          type="file"
          accept={accept}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error ? 'file-drop-error' : undefined}
          onChange={(event) => {
            choose(event.currentTarget.files)
            event.currentTarget.value = ''
          }}
        />
      </label>
      <span className="meta">
        <span className="wide-only">{t('dropHere')} </span>
        {note}
      </span>
    </fieldset>
  )
}
