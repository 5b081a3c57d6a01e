import { IconDownload, IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react'
import { Fragment, type ReactNode, useMemo } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { DownloadButton } from '../../data/DownloadButton.tsx'
import { t } from '../../i18n/applications.ts'
import candidateCss from '../candidate.module.css'
import css from './CvPanel.module.css'
import { type Evidence, evidenceIn, type Parts } from './evidence.ts'

type Props = {
  id: number
  parts: Parts
  /** The evidence is numbered, and this one is looked at. */
  current?: number | null
  children?: ReactNode
}

export const evidenceId = (number: number) => `evidence-${number}`

/** Text with what the position asks for and the candidate holds marked. */
function Marked({ evidence: { pieces }, current }: { evidence: Evidence; current: number | null | undefined }) {
  const seen = new Set<number>()
  return pieces.map(({ text, number }, at) => {
    const key = `${at} ${text.length}`
    if (number === null) return <Fragment key={key}>{text}</Fragment>
    const first = !seen.has(number)
    seen.add(number)
    return (
      <mark key={key} {...(first ? { id: evidenceId(number) } : {})} data-current={number === current || undefined}>
        {text}
        {current !== undefined && <sup>{number}</sup>}
      </mark>
    )
  })
}

/** The CV beside the score: its text as it was read, and the file itself to download. */
export function CvPanel({ id, parts, current, children }: Props) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/resume-report', { params: { query: { applicationId: id } } })
  const resume = data?.data.resume ?? null
  const FileIcon = resume?.originalName.toLowerCase().endsWith('.docx') ? IconFileTypeDocx : IconFileTypePdf
  const text = data?.data.text ?? ''
  const evidence = useMemo(() => evidenceIn(text, parts), [text, parts])
  return (
    <div className={candidateCss.ccv}>
      <div className={css.cvbar}>
        <FileIcon size={16} stroke={1.8} aria-hidden />
        <span className="ell grow">{resume?.originalName ?? t('cv')}</span>
        {children}
        {resume && (
          <DownloadButton file={resume} label={t('cvDownload', { name: resume.originalName })}>
            <IconDownload size={16} stroke={1.8} aria-hidden />
          </DownloadButton>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={`${candidateCss.cvdesk} desk`} tabIndex={0} aria-label={t('cv')}>
        {error && !data ? (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        ) : data?.data.state === 'extracted' ? (
          <div className={`${css.cv} paper ${css.cvtext}`}>
            <Marked evidence={evidence} current={current} />
          </div>
        ) : (
          <p className="meta">{data ? t(data.data.state === 'none' ? 'cvNone' : 'cvNoText') : t('cvLoading')}</p>
        )}
      </section>
      {evidence.numberOf.size > 0 && <div className={`${css.cvlegend} meta`}>{t('cvLegend')}</div>}
    </div>
  )
}
