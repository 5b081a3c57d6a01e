import { Button, SegmentedControl } from '@mantine/core'
import type { components } from '../../../api/recruitment.gen.ts'
import { t as pub } from '../../i18n/public.ts'
import { t } from '../../i18n/requisitions.ts'
import { PositionView } from '../../public/PositionView.tsx'
import publicCss from '../../public/public.module.css'
import recordCss from '../record.module.css'

export type Width = 'phone' | 'desk'
type Text = Pick<components['schemas']['JobPost'], 'title' | 'summary' | 'description' | 'closesOn' | 'resumeRequired'>
type Props = { text: Text; position: components['schemas']['PositionFacts']; width: Width; onWidth: (width: Width) => void }

/** The page of the position as it will be, drawn by what draws it, with what is typed now. */
export function JobPostPreview({ text: { title, summary, description, closesOn, resumeRequired }, position, width, onWidth }: Props) {
  const closingDate = [closesOn, position.closingDate].filter((date) => date !== null).sort()[0] ?? null
  return (
    <section aria-labelledby="preview" className={recordCss.postPreview}>
      <div className="between">
        <h3 id="preview" className={recordCss.mh}>
          {t('preview')}
        </h3>
        <SegmentedControl
          className={recordCss.postWidths}
          aria-label={t('previewWidth')}
          value={width}
          onChange={(chosen) => onWidth(chosen === 'desk' ? 'desk' : 'phone')}
          data={(['phone', 'desk'] as const).map((value) => ({ value, label: t(`preview_${value}`) }))}
        />
      </div>
      <div className={`card ${publicCss.post} ${recordCss.post}${width === 'phone' ? ` ${publicCss.asOnPhone}` : ''}`}>
        <PositionView
          deep
          position={{ ...position, title, summary, text: description, closingDate, resumeRequired }}
          apply={
            <Button component="span" variant="filled" size="lg" fullWidth className={recordCss.postAsIf}>
              {pub('apply')}
            </Button>
          }
        />
      </div>
    </section>
  )
}
