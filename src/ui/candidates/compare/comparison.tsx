import type { ReactNode } from 'react'
import type { Candidate } from '../../../machines/flows/applicationStatus.ts'
import { InStatus } from '../../components/status/InStatus.tsx'
import { Status } from '../../components/status/Status.tsx'
import { DownloadButton } from '../../data/DownloadButton.tsx'
import { t as sayApplication } from '../../i18n/applications.ts'
import { t } from '../../i18n/compare.ts'
import { day, number, oneDigit } from '../../i18n/format.ts'
import { payInWords } from '../../i18n/pay.ts'
import { findingOf } from '../finding.ts'

type Cell = {
  shown: ReactNode
  /** Cells with the same words do not differ. */
  words: string
  /** What is more is better; null where nothing can be said. */
  value?: number | null
}
export type Row = { key: string; label: string; mandatory?: boolean; cells: Cell[] }

const said = (words: string | null | undefined): Cell => ({ shown: words || <span className="dim">{t('notStated')}</span>, words: words || '' })
const scored = (value: number | null): Cell => {
  const words = value === null ? t('none') : oneDigit(value)
  return { shown: <b className="num">{words}</b>, words, value }
}

/** What is known of each candidate, row by row. */
export const atAGlance = (candidates: readonly Candidate[]): Row[] => {
  const row = (key: string, label: string, cell: (candidate: Candidate) => Cell): Row => ({ key, label, cells: candidates.map(cell) })
  return [
    row('status', t('status'), ({ application: { status } }) => ({ shown: <Status of="application" is={status} />, words: status })),
    row('waiting', t('waiting'), ({ application: { inStatus } }) => ({ shown: <InStatus is={inStatus} />, words: String(inStatus?.days) })),
    row('profileScore', t('profileScore'), ({ application }) => scored(application.profileScore)),
    row('reviewScore', t('reviewScore'), ({ application }) => scored(application.reviewScore)),
    row('rank', t('rank'), ({ application: { rank, rankBeyond, rankedOf } }) =>
      said(rank ? t('rankOf', { rank, of: rankedOf }) : rankBeyond ? t('rankBeyond', { place: rankBeyond, of: rankedOf }) : t('unranked')),
    ),
    row('experience', t('experience'), ({ application: { applicant } }) =>
      said(applicant.totalExperience === null ? '' : sayApplication('years', { n: applicant.totalExperience })),
    ),
    row('place', t('place'), ({ application }) => said(application.cityName)),
    row('pay', t('pay'), ({ application: { applicant } }) => {
      const { expectedSalary: amount, expectedSalOption: period, salaryCurrency: currency } = applicant
      return said(amount !== null && currency ? payInWords({ from: amount, to: amount, currency, period }) : '')
    }),
    row('received', t('received'), ({ application: { applicant } }) => said(day(applicant.dateReceived))),
    row('cv', t('cv'), ({ application: { resume } }) => ({
      shown: resume ? (
        <DownloadButton file={resume} label={sayApplication('cvDownload', { name: resume.originalName })}>
          {resume.originalName}
        </DownloadButton>
      ) : (
        <span className="dim">{t('none')}</span>
      ),
      words: resume?.originalName ?? '',
    })),
  ]
}

/** What is asked for is named by the list it is chosen from; the rest by what it is about, since its own name says the numbers in English. */
function labelOf(section: Candidate['score']['parts'][number]['section'], name: string): string {
  const key = `asked_${section}`
  return t.has(key) ? t(key) : name
}

/** How far each fulfils what the position asks for. Who was scored before a criterion came has nothing in its row. */
export function byCriterion(candidates: readonly Candidate[]): Row[] {
  const known = new Map(candidates.flatMap(({ score }) => score.parts).map((part) => [`${part.section} ${part.name}`, part]))
  return [...known].map(([key, { section, name, mandatory }]) => ({
    key,
    label: labelOf(section, name),
    mandatory,
    cells: candidates.map(({ score }) => {
      const part = score.parts.find((one) => one.section === section && one.name === name)
      if (!part) return said('')
      const { counted, match, points, weight } = part
      const finding = findingOf(part)
      return {
        shown: (
          <>
            <b className="num">{t('points', { points: number(points), weight: number(weight) })}</b>
            <span className="meta">{finding}</span>
          </>
        ),
        words: `${points} ${finding}`,
        value: counted ? match : null,
      }
    }),
  }))
}

export const differs = ({ cells }: Row) => new Set(cells.map(({ words }) => words)).size > 1

/** Whether a cell is the best of its row: nobody is where all are alike. */
export function isBest({ cells }: Row, at: number): boolean {
  const values = cells.map(({ value }) => value ?? Number.NEGATIVE_INFINITY)
  const most = Math.max(...values)
  return values[at] === most && Number.isFinite(most) && values.some((value) => value < most)
}
