import { problemFrom, Refusal } from './client.ts'

/** Anything thrown, as a refusal: a lost connection has status 0, and none of the browser's words. */
export const asRefusal = (thrown: unknown): Refusal =>
  thrown instanceof Refusal ? thrown : new Refusal(0, thrown instanceof Error ? null : problemFrom(thrown))
