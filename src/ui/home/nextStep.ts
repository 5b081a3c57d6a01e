import type { components } from '../../api/recruitment.gen.ts'
import { shownName } from '../candidates/nameOf.ts'
import { t } from '../i18n/day.ts'
import type { Wait } from './waits.ts'

type Next = components['schemas']['Day']['next']['first'][number]

/** A failed e-mail stands among the waiting things by itself, and an answer is the applicant's to give. */
const words = {
  writeOffer: 'writeOffer',
  releaseOffer: 'releaseOffer',
  sendOffer: 'sendOffer',
  writeContract: 'writeContract',
  releaseContract: 'releaseContract',
  sendContract: 'sendContract',
  convert: 'convert',
  mailFailed: null,
  awaitOffer: null,
  awaitContract: null,
  none: null,
} as const satisfies Record<Next['nextStep'], string | null>

const ofContract: readonly Next['nextStep'][] = ['writeContract', 'releaseContract', 'sendContract', 'convert']

/** What HR can do next for a selected candidate, as the server says. */
export function nextStepOf({ applicationId: id, applicant, positionTitle: text, nextStep, inStatus }: Next): Wait[] {
  const word = words[nextStep]
  if (!word) return []
  const url = `/hr-modules?applicationId=${id}${ofContract.includes(nextStep) ? '&letter=contract' : ''}`
  const age = inStatus ? { age: t('forDays', { n: inStatus.days }) } : {}
  return [{ key: `selected ${id}`, title: t(word, { name: shownName(applicant) }), text, ...age, action: t('open'), url }]
}
