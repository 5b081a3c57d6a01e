/** The steps that are answered, in their order; then the answers are checked and sent. */
export const steps = ['details', 'requisition', 'profile', 'cv'] as const
export type Step = (typeof steps)[number]
export type Place = Step | 'check'
export const places: readonly Place[] = [...steps, 'check']
export const isPlace = (text: unknown): text is Place => places.some((place) => place === text)
