export type Whose = 'own' | 'all'
export const periods = [30, 90, 365] as const
export type Days = (typeof periods)[number]

/** Whose work the home page shows, and of how many days its figures are; each page has its own beginning. */
export const daySearch = (raw: Record<string, unknown>): { whose?: Whose | undefined; days?: Days | undefined } => ({
  whose: raw.whose === 'own' || raw.whose === 'all' ? raw.whose : undefined,
  days: periods.find((days) => days === raw.days),
})
