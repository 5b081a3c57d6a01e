import { EVERY_OPENING_IS_FILLED } from '../../machines/lifecycles/reasons.ts'
import { say } from '../words/lifecycle.ts'

/** A reason as the reader is told it: what the service itself writes in their language, what people wrote as it is. */
export const reasonWord = (reason: string) => (reason === EVERY_OPENING_IS_FILLED ? say('reasonFilled') : reason)
