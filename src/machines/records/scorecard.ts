import { orThrow, recruitment } from '../../api/client.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { autosaved } from './autosave.ts'
import { recordMachine } from './record.machine.ts'

type Schemas = components['schemas']
export type Answer = Schemas['ScorecardAnswer']
export type Desk = Schemas['ScorecardDesk']
/** What is written of the own card. */
export type OwnCard = Pick<Schemas['Scorecard'], 'id' | 'version' | 'answers' | 'summary' | 'overall'>

export const writtenOf = ({ id, version, answers, summary, overall }: Schemas['Scorecard']): OwnCard => ({ id, version, answers, summary, overall })

const at = (interviewId: number) => ({ params: { path: { interviewId } } })

/** The own scorecard of an interview, which saves itself; it is begun when it is first opened. */
export const scorecardMachine = recordMachine<OwnCard, never>({
  load: (interviewId, signal) =>
    recruitment.POST('/scorecard/{interviewId}', { ...at(interviewId), signal }).then((answer) => [writtenOf(orThrow(answer).data)]),
  change: (card, typed, interviewId) => {
    const { answers, summary, overall, version } = { ...card, ...typed }
    const body = { answers: answers.map(({ value, notAsked, note }) => ({ value, notAsked, note })), summary, overall, version }
    return recruitment.POST('/scorecard/save/{interviewId}', { ...at(interviewId), ...autosaved(body) }).then((answer) => writtenOf(orThrow(answer).data))
  },
})

/** What is not judged yet: the places of attributes, then the summary and the recommendation. */
export function missingIn({ answers, summary, overall }: Omit<OwnCard, 'id' | 'version'>): (number | 'summary' | 'overall')[] {
  const open = answers.flatMap(({ value, notAsked }, place) => (value === null && !notAsked ? [place] : []))
  return [...open, ...(summary.trim() ? [] : ['summary' as const]), ...(overall ? [] : ['overall' as const])]
}
