import type { components } from '../../api/recruitment.gen.ts'
import { t } from '../i18n/day.ts'
import type { Wait } from './useDay.ts'

type Selected = components['schemas']['SelectedApplication']

/** What HR can do next for a selected candidate, as the server says; nothing while an answer is awaited. */
export function nextStepOf(one: Selected): Wait[] {
  const words = one.canConvert
    ? 'convert'
    : one.contractAction === 'write' || one.contractAction === 'again'
      ? 'writeContract'
      : one.contractAction === 'send'
        ? 'sendContract'
        : one.action === 'write' || one.action === 'again'
          ? 'writeOffer'
          : one.action === 'send'
            ? 'sendOffer'
            : null
  if (!words) return []
  return [
    {
      key: `selected ${one.id}`,
      title: t(words, { name: one.applicantName }),
      text: one.jobPositionType,
      action: t('open'),
      url: `/hr-modules?applicationId=${one.id}`,
    },
  ]
}
