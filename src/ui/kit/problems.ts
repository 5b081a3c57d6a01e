import type { Refusal } from '../../api/client.ts'
import { say } from '../words/problems.ts'

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

/** The words of the error catalogue for one refusal. */
export function problemText(refusal: Refusal, situation: Situation): { text: string; warning: boolean } {
  const { status, code, message } = refusal
  const plain = (text: string) => ({ text, warning: false })
  if (code === 'INTERVIEW_ALREADY_EXISTS_THIS_DATE') return plain(code.toLowerCase().replaceAll('_', ' '))
  if (message.startsWith('Sorry, an application for this')) return plain(message)
  if (status === 0 && code === 'UNREACHABLE') return plain(say('unreachable'))
  switch (situation) {
    case 'pdfOne':
      return plain(say('incomplete'))
    case 'pdfSeveral':
      return plain(say('someIncomplete'))
    case 'requisition':
      return plain(status === 400 ? say('fillAll') : status === 409 && message ? message : say('failedLoud'))
    case 'application':
      return plain(status === 400 ? say('fillAll') : message || say('failed'))
    case 'upload':
      return plain(say('upload'))
    case 'review':
      return plain(say('update'))
    case 'scheduling':
      return plain(message && message.length < shortest ? message : say('failedLoud'))
    case 'interview':
    case 'compliance':
      return plain(say('failedLoud'))
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
      return plain(say('failed'))
    case 'other':
      return plain(message || say('failed'))
  }
}
