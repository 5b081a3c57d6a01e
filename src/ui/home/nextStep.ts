import type { components } from '../../api/recruitment.gen.ts'
import { t } from '../i18n/day.ts'
import type { Wait } from './waits.ts'

type Selected = components['schemas']['SelectedApplication']

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
} as const satisfies Record<Selected['nextStep'], string | null>

/** What HR can do next for a selected candidate, as the server says. */
export function nextStepOf({ id, applicantName: name, positionTitle: text, nextStep, action }: Selected): Wait[] {
  const word = words[nextStep]
  if (!word) return []
  const url = `/hr-modules?applicationId=${id}${action === 'done' ? '&letter=contract' : ''}`
  return [{ key: `selected ${id}`, title: t(word, { name }), text, action: t('open'), url }]
}
