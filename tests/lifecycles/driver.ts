import { sql } from 'drizzle-orm'
import { Problem } from '../../server/platform/http/problem.ts'
import type { LifecycleName, lifecycles } from '../../src/machines/lifecycles/all.ts'
import type { TestApp } from '../app.ts'

/** How the product answered one event. */
export type Outcome = { status: number; code: string | undefined; why: string | undefined }

/** One event of a lifecycle as it comes about in the product. */
export type Step = {
  /** Brings about what the guards ask for. */
  ready?: () => Promise<unknown>
  /** Sends it: the call that a person makes, or what a job does; `to` is the status it leads to. */
  send: (to: string) => Promise<Outcome>
  /** Where it cannot happen it is answered as if it had, and nothing comes of it: sending again, opening again. */
  quiet?: boolean
}

/** A record on its way. */
export type Drive<Event extends string = string> = {
  id: number
  status: () => Promise<string>
  events: Record<Event, Step>
  /** What the applicant comes in with: a token; before there is a password, the key of the link. */
  applicant?: () => Promise<string>
}
export type EventOf<Name extends LifecycleName> = keyof (typeof lifecycles)[Name]['events'] & string

/** How a lifecycle is driven from outside: a fresh record, every event, and every guard once while it holds back. */
export type Driver<Name extends LifecycleName = LifecycleName> = {
  begin: () => Promise<Drive<EventOf<Name>>>
  withheld: Record<string, () => Promise<Outcome>>
}

type Refused = { message?: string; code?: string; errors?: { field: string; message: string }[] }

/** An answer over the wire. */
export async function answered(call: Promise<{ response: Response; error?: Refused | undefined }>): Promise<Outcome> {
  const { response, error } = await call
  const why = error?.code === 'TRANSITION_NOT_ALLOWED' ? error.errors?.[0]?.message : undefined
  return { status: response.status, code: error?.code, why }
}

/** What a job or a handler does within the server, where no single call stands for it. */
export async function done(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await work()
    return { status: 200, code: undefined, why: undefined }
  } catch (error) {
    if (error instanceof Problem) return { status: error.status, code: error.code, why: error.errors?.[0]?.message }
    throw error
  }
}

/** The answer to a call that must succeed. */
export const must = <T>({ data, error }: { data?: T; error?: unknown }): T => {
  if (data === undefined) throw new Error(`refused: ${JSON.stringify(error)}`)
  return data
}

/** An event that needs the calls around it: `act` once it was made ready, else `straight` at the lifecycle. */
export function prepared(ready: () => Promise<unknown>, act: (to: string) => Promise<Outcome>, straight: () => Promise<Outcome>): Step {
  let arranged = false
  return {
    ready: async () => {
      await ready()
      arranged = true
    },
    send: (to) => {
      const acts = arranged
      arranged = false
      return acts ? act(to) : straight()
    },
  }
}
export const nothing = async () => undefined

/** One column of one row, whatever the table. */
export async function column({ db }: TestApp, table: string, id: number, name = 'status'): Promise<string> {
  const { rows } = await db.execute(sql.raw(`select "${name}" as value from "${table}" where id = ${id}`))
  return String(rows[0]?.value)
}
