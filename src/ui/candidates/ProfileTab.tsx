import { recruitmentQueries } from '../../api/queries.ts'
import type { Candidate, Said } from '../../machines/flows/applicationStatus.ts'
import type { ApplicationStatus } from '../../machines/lifecycles/application.ts'
import css from './candidate.module.css'
import { CvPanel } from './cv/CvPanel.tsx'
import { CvTools } from './cv/CvTools.tsx'
import { useEvidence } from './cv/useEvidence.ts'
import { nameOf } from './nameOf.ts'
import { ScorePanel } from './ScorePanel.tsx'
import { SidePanel } from './SidePanel.tsx'

type Props = { candidate: Candidate; hr: boolean; busy: boolean; problem: unknown; onMove: (status: ApplicationStatus, said: Said) => void }

/** Score, CV and decisions side by side. */
export function ProfileTab({ candidate, hr, ...rest }: Props) {
  const { id, requisitionId, reviewScore, candidateNumber } = candidate.application
  const reviews = recruitmentQueries.useQuery('get', '/application/reviews/{id}', { params: { path: { id } } })
  const evidence = useEvidence(id, candidate.score.parts)
  return (
    <div className={css.cgrid}>
      <ScorePanel {...{ id, requisitionId, evidence, reviewScore, reviews }} breakdown={candidate.score} maySeeDocuments={hr} />
      <CvPanel
        id={id}
        parts={candidate.score.parts}
        current={evidence.current}
        called={candidateNumber === null ? null : nameOf(candidate.application.applicant)}
      >
        {hr && candidateNumber === null && <CvTools candidate={candidate} />}
      </CvPanel>
      <SidePanel candidate={candidate} hr={hr} {...rest} />
    </div>
  )
}
