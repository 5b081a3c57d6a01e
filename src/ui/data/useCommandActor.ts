import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Command } from '../../machines/commands/command.ts'

type Tell<What, Answer> = { done?: (answer: Answer, what: What) => void; refused?: (problem: unknown) => void }

/** A command on the screen, and what follows from it there. */
export function useCommandActor<What, Answer>(command: Command<What, Answer>, { done, refused }: Tell<What, Answer> = {}) {
  const actor = useActorRef(command)
  useEffect(() => {
    const told = [actor.on('done', ({ answer, what }) => done?.(answer, what)), actor.on('refused', ({ problem }) => refused?.(problem))]
    return () => {
      for (const one of told) one.unsubscribe()
    }
  })
  const state = useSelector(actor, (now) => now)
  return [state, actor.send] as const
}
