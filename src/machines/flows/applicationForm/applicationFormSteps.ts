/**
 * The steps that are answered, in their order; then the answers are checked and sent. The details come first, as the specification
 * says: by the address a person is found who is known already. The CV comes next, so that what it says is proposed in all that follows.
 */
export const steps = ['details', 'cv', 'requisition', 'profile'] as const
export type Step = (typeof steps)[number]
export type Place = Step | 'check'
export const places: readonly Place[] = [...steps, 'check']
export const isPlace = (text: unknown): text is Place => places.some((place) => place === text)
