import type { components } from '../../api/recruitment.gen.ts'
import { t } from '../i18n/voluntary.ts'

export type Kind = components['schemas']['VoluntaryKind']
/** What can always be chosen, as the service knows it. */
export const NOT_SAID = 'NOT_SAID'

/** An answer in words: ours by its name, what HR typed as it was typed. */
export function answerInWords(kind: Kind, answer: string): string {
  const key = `${kind}_${answer}`
  return answer === NOT_SAID ? t('notSaid') : t.has(key) ? t(key) : answer
}
