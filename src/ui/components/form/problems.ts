import type { Refusal } from '../../../api/client.ts'
import { say } from '../../i18n/problems.ts'

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
  const message = code === 'STALE_VERSION' ? say('stale') : refusal.message
  const plain = (text: string): Told => ({ text, warning: false })
  const beside = (text: string, reason = message): Told => ({ text, warning: false, ...(reason && reason !== text ? { reason } : {}) })
  if (code === 'INTERVIEW_ALREADY_EXISTS_THIS_DATE') return plain(code.toLowerCase().replaceAll('_', ' '))
  if (message.startsWith('Sorry, an application for this')) return plain(message)
  const unreachable = status === 0 && code === 'UNREACHABLE'
  if (situation === 'upload') return beside(say('upload'), unreachable ? say('unreachable') : message)
  if (unreachable) return plain(say('unreachable'))
  switch (situation) {
    case 'pdfOne':
      return plain(say('incomplete'))
    case 'pdfSeveral':
      return plain(say('someIncomplete'))
    case 'requisition':
      return status === 400 ? plain(say('fillAll')) : beside(say('failedLoud'))
    case 'application':
      return plain(status === 400 ? say('fillAll') : message || say('failed'))
    case 'review':
      return beside(say('update'))
    case 'scheduling':
      return message && message.length < shortest ? plain(message) : beside(say('failedLoud'))
    case 'interview':
    case 'compliance':
      return beside(say('failedLoud'))
    case 'complianceSave':
      return plain(say('documents'))
    case 'referenceDeletion':
      return { text: message || say('failed'), warning: true }
    case 'reference':
    case 'employee':
    case 'letter':
    case 'template':
      return plain(message || say('failed'))
    case 'clone':
      return beside(say('failed'))
    case 'other':
      return plain(message || say('failed'))
  }
}
