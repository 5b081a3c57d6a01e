/** One statement of the filling, and what it is about. */
export type Step = [name: string, sql: string]
