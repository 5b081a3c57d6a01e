import { useSelector } from '@xstate/react'
import { createActor } from 'xstate'
import { sessionMachine } from '../../machines/session.ts'

/** The one session of this browser tab. */
export const session = createActor(sessionMachine)

export const useClaims = () => useSelector(session, (state) => state.context.claims)
