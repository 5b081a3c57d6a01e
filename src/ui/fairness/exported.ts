import type { components } from '../../api/recruitment.gen.ts'
import { t } from '../i18n/fairness.ts'
import { t as sayKinds } from '../i18n/voluntarySettings.ts'
import { answerInWords, type Kind } from './answers.ts'

type Schemas = components['schemas']
export type FairnessReport = Schemas['FairnessReport']
export type FairnessTable = Schemas['FairnessTable']

/** Below this part of the highest rate the US guidelines speak of adverse impact. */
export const FOUR_FIFTHS = 0.8

/** What a table is about: one question, or two together. */
export const titleOf = ({ first, second }: Pick<FairnessTable, 'first' | 'second'>) =>
  second === null ? sayKinds(`kind_${first}`) : t('pair', { first: sayKinds(`kind_${first}`), second: sayKinds(`kind_${second}`) })

/** The report for a file, under the words of the screen. */
export function exported({ tables }: FairnessReport): Omit<Schemas['ExportedFairness'], 'format'> {
  const stages = tables[0]?.groups[0]?.stages.map(({ stage }) => stage) ?? []
  const said = new Map<string, { kind: Kind; value: string; label: string }>()
  const say = (kind: Kind, value: string) => said.set(`${kind} ${value}`, { kind, value, label: answerInWords(kind, value) })
  for (const { first, second, groups } of tables)
    for (const group of groups) {
      say(first, group.first)
      if (second !== null && group.second !== null) say(second, group.second)
    }
  return {
    ...{ title: t('title'), few: t('few') },
    headings: { question: t('question'), group: t('group'), applied: t('applied') },
    stages: stages.map((stage) => ({
      ...{ stage, people: t(`stage_${stage}`) },
      ...{ rate: t('rateOf', { stage: t(`stage_${stage}`) }), ratio: t('ratioOf', { stage: t(`stage_${stage}`) }) },
    })),
    tables: tables.map(({ first, second }) => ({ first, second, title: titleOf({ first, second }) })),
    words: [...said.values()],
  }
}
