import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import { type Asked, candidateOrderMachine, standing } from '../../../machines/flows/candidateOrder.ts'
import { notifyProblem } from '../../components/toast.ts'
import { criteriaOf } from '../../data/table/criteria.ts'
import { useEmitted } from '../../data/useEmitted.ts'
import { isByAnswer, withAnswerColumns } from '../answers.tsx'
import { applicationColumns } from '../applicationColumns.tsx'
import { candidateColumns } from '../candidateColumns.ts'
import { InRank, type OrderedProps, WithKeys } from './InRank.tsx'
import type { Among } from './search.ts'
import type { Direction, Order } from './useCandidateOrder.ts'

type Questions = readonly components['schemas']['AskedQuestion'][]

/** The list of an address as its own page asks for it; of a requisition the best stand first. */
function askedFor({ of, sort, ...search }: Among, questions: Questions): Asked {
  if (of === undefined) return { of: null, body: criteriaOf({ ...search, sort }, applicationColumns) }
  return { of, body: criteriaOf({ ...search, sort: sort ?? '-profileScore' }, withAnswerColumns(candidateColumns, questions)) }
}

/** The order of the list that one came from. */
function useListOrder(id: number, among: Among, questions: Questions, onOpen: (id: number) => void): Order & { isIn: boolean } {
  const [state, send, actor] = useMachine(candidateOrderMachine, { input: askedFor(among, questions) })
  useEmitted(actor, (event) => (event.type === 'opened' ? onOpen(event.id) : notifyProblem(event.problem, 'application')))
  const { isIn, previous, next, nextId, place } = standing(state.context, id)
  const [pressed, setPressed] = useState<Direction | null>(null)
  const go = (type: Direction) => () => {
    setPressed(null)
    send({ type, id })
  }
  const busy = state.hasTag('busy')
  return {
    isIn: isIn || busy,
    busy,
    failed: null,
    nextId,
    place,
    pressed,
    onPress: (type) => {
      setPressed(type)
      send({ type, id })
    },
    previous: previous ? go('previous') : undefined,
    next: next ? go('next') : undefined,
  }
}

/** Among those of a list; whoever is not in it any more stands among those of the requisition. */
export function InList({ among, ...props }: OrderedProps & { among: Among }) {
  const byAnswer = among.of !== undefined && isByAnswer(among)
  const questions = recruitmentQueries.useQuery(
    'get',
    '/job-post/requisition/{id}/questions',
    { params: { path: { id: among.of ?? 0 } } },
    { enabled: byAnswer },
  )
  if (byAnswer && !questions.isFetched) return <InRank {...props} />
  return <InKnownList {...props} among={among} questions={questions.data?.responseDataList ?? []} />
}

function InKnownList({ among, questions, ...props }: OrderedProps & { among: Among; questions: Questions }) {
  const order = useListOrder(props.id, among, questions, props.onOpen)
  return order.isIn ? <WithKeys order={order}>{props.children}</WithKeys> : <InRank {...props} />
}
