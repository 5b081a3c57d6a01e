import { useActorRef, useSelector } from '@xstate/react'
import type { Command } from '../../machines/commands/command.ts'
import { useEmitted } from './useEmitted.ts'

type Tell<What, Answer> = { done?: (answer: Answer, what: What) => void; refused?: (problem: unknown, what: What) => void }

/** A command on the screen, and what follows from it there. */
export function useCommandActor<What, Answer>(command: Command<What, Answer>, { done, refused }: Tell<What, Answer> = {}) {
  const actor = useActorRef(command)
  useEmitted(actor, (event) => (event.type === 'done' ? done?.(event.answer, event.what) : refused?.(event.problem, event.what)))
  const state = useSelector(actor, (now) => now)
  return [state, actor.send] as const
}
