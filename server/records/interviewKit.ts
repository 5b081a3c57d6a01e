import type { components } from '../../src/api/recruitment.gen.ts'
import { wrongField } from '../platform/http/problem.ts'

type Kit = components['schemas']['InterviewKit']
export const emptyKit: Kit = { purpose: null, preparation: null, avoid: null, questions: [], attributes: [] }

const trimmed = (text: string | null) => text?.trim() || null

/** A kit as it is kept: without blanks at the ends, and each attribute once, since cards and comparisons name it. */
export function soundKit({ purpose, preparation, avoid, questions, attributes }: Kit): Kit {
  const named = attributes.map(({ name, lookFor }) => ({ name: name.trim(), lookFor: trimmed(lookFor) }))
  const twice = named.findIndex(({ name }, at) => named.some((other, before) => before < at && other.name.toLowerCase() === name.toLowerCase()))
  if (twice >= 0) throw wrongField(`kit.attributes.${twice}.name`, 'This attribute is named already. Give it another name.')
  return {
    purpose: trimmed(purpose),
    preparation: trimmed(preparation),
    avoid: trimmed(avoid),
    questions: questions.map(({ question, listenFor }) => ({ question: question.trim(), listenFor: trimmed(listenFor) })),
    attributes: named,
  }
}
