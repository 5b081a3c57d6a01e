import { createElement } from 'react'
import { asRefusal } from '../../api/refusal.ts'
import { t } from '../i18n/components.ts'
import { problemText, type Situation } from './form/problems.ts'
import { keepRefusal } from './refusals.ts'
import { StatusIcon } from './status/StatusIcon.tsx'
import { showToast } from './Toasts.tsx'

type Kind = 'success' | 'info' | 'warning' | 'failure'
const looks = {
  success: { color: 'green', icon: 'check' },
  info: { color: 'blue', icon: 'pie' },
  warning: { color: 'yellow', icon: 'pause' },
  failure: { color: 'red', icon: 'cross' },
} as const

const FIVE_SECONDS = 5000

function show(kind: Kind, title: string, text?: string) {
  const { color, icon } = looks[kind]
  const toast = {
    title,
    message: text ?? '',
    color,
    icon: createElement(StatusIcon, { kind: icon, size: 20, fill: 0.5 }),
    // Errors are announced at once, the others when it suits.
    role: kind === 'failure' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': t('close') },
  }
  void showToast(toast, FIVE_SECONDS)
}

/** A toast of the specification: top right, light, five seconds. */
export const notifySuccess = (title: string, text?: string) => show('success', title, text)
export const notifyInfo = (title: string, text?: string) => show('info', title, text)

/** Says a refusal in the words of the specification's error catalogue; the bell keeps it until it is dismissed. */
export function notifyProblem(thrown: unknown, situation: Situation = 'other') {
  const { text, warning, reason } = problemText(asRefusal(thrown), situation)
  show(warning ? 'warning' : 'failure', text, reason)
  keepRefusal(text, reason)
}
