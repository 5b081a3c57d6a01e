import { Button } from '@mantine/core'
import { type PointerEvent, useRef } from 'react'
import { fieldId } from '../components/form/fields.tsx'
import { t } from '../i18n/applicant.ts'
import css from './CheckLetter.module.css'
import { BOX, pointIn, withPoint } from './strokes.ts'

type Props = { value: string; onChange: (drawn: string) => void; error: string | undefined }

/** A box to sign in with a finger or the mouse. Whoever uses a keyboard types the name instead. */
export function SignaturePad({ value, onChange, error }: Props) {
  // Points come faster than the page is drawn.
  const drawn = useRef(value)
  const put = (event: PointerEvent<SVGSVGElement>, begins: boolean) => {
    drawn.current = withPoint(drawn.current, pointIn(event.currentTarget.getBoundingClientRect(), event), begins)
    onChange(drawn.current)
  }
  return (
    <div className={css.pad}>
      <p className="meta">{t('drawHere')}</p>
      {error && (
        <p className={css.padError} id="drawn-error">
          {error}
        </p>
      )}
      <svg
        id={fieldId('drawn')}
        className={css.strokes}
        viewBox={BOX}
        role="img"
        aria-label={t(value ? 'signatureDrawn' : 'signatureEmpty')}
        aria-describedby={error ? 'drawn-error' : undefined}
        tabIndex={-1}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          put(event, true)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) put(event, false)
        }}
      >
        <path d={value} />
      </svg>
      <Button
        size="lg"
        onClick={() => {
          drawn.current = ''
          onChange('')
        }}
      >
        {t('drawAgain')}
      </Button>
    </div>
  )
}
