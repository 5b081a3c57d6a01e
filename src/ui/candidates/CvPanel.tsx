import { IconDownload, IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { DownloadButton } from '../data/DownloadButton.tsx'
import { t } from '../i18n/applications.ts'
import css from './CvPanel.module.css'
import candidateCss from './candidate.module.css'

type Parts = components['schemas']['ScoreBreakdown']['parts']

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Text with what the position asks for and the candidate holds marked. */
function Marked({ text, names }: { text: string; names: string[] }) {
  if (names.length === 0) return text
  const pattern = new RegExp(`(${names.map(escaped).join('|')})`, 'gi')
  return text.split(pattern).map((piece, at) => {
    const key = `${at} ${piece.length}`
    return at % 2 === 1 ? <mark key={key}>{piece}</mark> : <Fragment key={key}>{piece}</Fragment>
  })
}

/** The CV beside the score: its text as it was read, and the file itself to download. */
export function CvPanel({ id, parts, children }: { id: number; parts: Parts; children?: ReactNode }) {
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/resume-report', { params: { query: { applicationId: id } } })
  const resume = data?.data.resume ?? null
  const FileIcon = resume?.originalName.toLowerCase().endsWith('.docx') ? IconFileTypeDocx : IconFileTypePdf
  const names = parts.filter((part) => part.finding === 'HELD' && part.name.length > 2).map((part) => part.name)
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
            <Marked text={data.data.text} names={names} />
          </div>
        ) : (
          <p className="meta">{data ? t(data.data.state === 'none' ? 'cvNone' : 'cvNoText') : t('cvLoading')}</p>
        )}
      </section>
      {names.length > 0 && data?.data.state === 'extracted' && <div className={`${css.cvlegend} meta`}>{t('cvLegend')}</div>}
    </div>
  )
}
