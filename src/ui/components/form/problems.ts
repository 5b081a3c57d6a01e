import type { Refusal } from '../../../api/client.ts'
import { t } from '../../i18n/problems.ts'

/** Where something failed: the specification words each differently (§8). */
export type Situation =
  | 'other'
  | 'clone'
  | 'pdfOne'
  | 'pdfSeveral'
  | 'requisition'
  | 'application'
  | 'upload'
  | 'review'
  | 'scheduling'
  | 'interview'
  | 'compliance'
  | 'complianceSave'
  | 'reference'
  | 'referenceDeletion'
  | 'employee'
  | 'letter'
  | 'template'

const shortest = 60

type Told = { text: string; warning: boolean; reason?: string }

/** The words of the error catalogue for one refusal; where they do not say why, the server's reason stands beside them. */
export function problemText(refusal: Refusal, situation: Situation): Told {
  const { status, code } = refusal
  const message = code === 'STALE_VERSION' ? t('stale') : refusal.message
  const plain = (text: string): Told => ({ text, warning: false })
  const beside = (text: string, reason = message): Told => ({ text, warning: false, ...(reason && reason !== text ? { reason } : {}) })
  if (code === 'INTERVIEW_ALREADY_EXISTS_THIS_DATE') return plain(code.toLowerCase().replaceAll('_', ' '))
  if (message.startsWith('Sorry, an application for this')) return plain(message)
  const unreachable = status === 0 && code === 'UNREACHABLE'
  if (situation === 'upload') return beside(t('upload'), unreachable ? t('unreachable') : message)
  if (unreachable) return plain(t('unreachable'))
  switch (situation) {
    case 'pdfOne':
      return plain(t('incomplete'))
    case 'pdfSeveral':
      return plain(t('someIncomplete'))
    case 'requisition':
      return status === 400 ? plain(t('fillAll')) : beside(t('failedLoud'))
    case 'application':
      return plain(status === 400 ? t('fillAll') : message || t('failed'))
    case 'review':
      return beside(t('update'))
    case 'scheduling':
      return message && message.length < shortest ? plain(message) : beside(t('failedLoud'))
    case 'interview':
    case 'compliance':
      return beside(t('failedLoud'))
    case 'complianceSave':
      return plain(t('documents'))
    case 'referenceDeletion':
      return { text: message || t('failed'), warning: true }
    case 'reference':
    case 'employee':
    case 'letter':
    case 'template':
      return plain(message || t('failed'))
    case 'clone':
      return beside(t('failed'))
    case 'other':
      return plain(message || t('failed'))
  }
}
