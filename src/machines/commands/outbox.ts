import { orThrow, recruitment } from '../../api/client.ts'
import { command } from './command.ts'

type Move = { move: 'pause' | 'resume' | 'retry' | 'hurry' | 'stop'; id: number; version: number }

/** Keeping a message back, letting it go, sending it now, trying a failed one again, never sending it. */
export const moveMessage = command(({ move, id, version }: Move, signal) => {
  const request = { params: { path: { id } }, body: { version }, signal }
  const calls = {
    pause: () => recruitment.POST('/outbox/pause/{id}', request),
    resume: () => recruitment.POST('/outbox/resume/{id}', request),
    retry: () => recruitment.POST('/outbox/retry/{id}', request),
    hurry: () => recruitment.POST('/outbox/hurry/{id}', request),
    stop: () => recruitment.POST('/outbox/stop/{id}', request),
  }
  return calls[move]().then(orThrow)
})

/** Pausing the whole outbox, or letting it go on. */
export const changeOutbox = command((body: { paused: boolean; version: number; reason?: string }, signal) =>
  recruitment.POST('/outbox/state', { body, signal }).then(orThrow),
)
