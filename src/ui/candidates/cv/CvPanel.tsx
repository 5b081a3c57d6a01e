import { SegmentedControl } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconDownload, IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { LazyBoundary, lazy } from '../../components/lazy.tsx'
import { Note } from '../../components/Note.tsx'
import { DownloadButton } from '../../data/DownloadButton.tsx'
import { t } from '../../i18n/applications.ts'
import candidateCss from '../candidate.module.css'
import css from './CvPanel.module.css'
import { type Evidence, evidenceId, evidenceIn, type Parts } from './evidence.ts'
import { Struck } from './Struck.tsx'

// What draws pages is loaded with the first CV that is shown as pages.
const CvPages = lazy(() => import('./pages/CvPages.tsx').then((m) => ({ default: m.CvPages })))

type Props = {
  id: number
  parts: Parts
  /** The number of the evidence that is looked at. */
  current: number | null
  /** What stands in the place of the letter head, where names are withheld. */
  called?: string | null
  children?: ReactNode
}

type MarkedProps = { evidence: Evidence; current: number | null; isLedTo: boolean }

/** Text with what the position asks for and the candidate holds marked and numbered. */
function Marked({ evidence: { pieces }, current, isLedTo }: MarkedProps) {
  const seen = new Set<number>()
  return pieces.map(({ text, number }, at) => {
    const key = `${at} ${text.length}`
    if (number === null) return <Struck key={key} text={text} />
    const isFirst = !seen.has(number)
    seen.add(number)
    return (
      <mark key={key} {...(isFirst && isLedTo ? { id: evidenceId(number) } : {})} data-current={number === current || undefined}>
        {text}
        <sup>{number}</sup>
      </mark>
    )
  })
}

const VIEWS = ['pages', 'text'] as const
type View = (typeof VIEWS)[number]

/** The CV beside the score: as its pages or as the text that was read in it, and the file itself to download. */
export const CvPanel = memo(function CvPanel({ id, parts, current, called, children }: Props) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/resume-report', { params: { query: { applicationId: id } } })
  const [chosen, choose] = useLocalStorage<View>({ key: 'threshold.cvView', defaultValue: 'pages', getInitialValueInEffect: false })
  const [failed, fail] = useState<{ file: number; why: string } | null>(null)
  const resume = data?.data.resume ?? null
  const text = data?.data.text ?? ''
  const evidence = useMemo(() => evidenceIn(text, parts), [text, parts])
  const isDocx = resume?.originalName.toLowerCase().endsWith('.docx')
  const isPdf = resume?.originalName.toLowerCase().endsWith('.pdf')
  const FileIcon = isDocx ? IconFileTypeDocx : IconFileTypePdf
  const failure = failed && failed.file === resume?.id ? failed.why : null
  const asPages = isPdf && chosen === 'pages' && failure === null
  const isRead = data?.data.state === 'extracted'
  const words = isRead ? (
    <div className={asPages ? 'vh' : `${css.cv} paper ${css.cvtext}`}>
      {called && <div className={css.cvname}>{called}</div>}
      <Marked evidence={evidence} current={current} isLedTo={!asPages} />
    </div>
  ) : (
    <p className={asPages ? 'vh' : 'meta'}>{data ? t(data.data.state === 'none' ? 'cvNone' : 'cvNoText') : t('cvLoading')}</p>
  )
  const asText = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={`${candidateCss.cvdesk} desk`} tabIndex={0} aria-label={t('cv')}>
      {failure !== null && chosen === 'pages' && (
        <div className={css.failed}>
          <Note tone="neutral" role="status">
            {t('cvNoPages', { why: failure })}{' '}
            <button type="button" className="note-do" onClick={() => fail(null)}>
              {t('cvPagesAgain')}
            </button>
          </Note>
        </div>
      )}
      {error && !data ? <LoadFailed error={error} onRetry={() => void refetch()} /> : words}
    </section>
  )
  return (
    <div className={candidateCss.ccv}>
      <div className={css.cvbar}>
        <FileIcon size={16} stroke={1.8} aria-hidden />
        <span className="ell grow">{resume?.originalName ?? t('cv')}</span>
        {isPdf && (
          <SegmentedControl
            size="xs"
            aria-label={t('cvView')}
            data={VIEWS.map((value) => ({ value, label: t(value === 'pages' ? 'cvPages' : 'cvText') }))}
            value={chosen}
            onChange={(value) => choose(VIEWS.find((one) => one === value) ?? 'pages')}
          />
        )}
        {children}
        {resume && (
          <DownloadButton file={resume} label={t('cvDownload', { name: resume.originalName })}>
            <IconDownload size={16} stroke={1.8} aria-hidden />
          </DownloadButton>
        )}
      </div>
      {asPages && resume ? (
        <LazyBoundary fallback={asText}>
          <CvPages
            key={resume.id}
            fileId={resume.id}
            parts={parts}
            numberOf={evidence.numberOf}
            current={current}
            onFailed={(why) => fail({ file: resume.id, why })}
          >
            {words}
          </CvPages>
        </LazyBoundary>
      ) : (
        asText
      )}
      {!asPages && evidence.numberOf.size > 0 && <div className={`${css.cvlegend} meta`}>{t('cvLegend')}</div>}
    </div>
  )
})
