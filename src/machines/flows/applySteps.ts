/** The steps that are answered, in their order; then the answers are checked and sent. The CV comes first: what it says is not asked for. Questions are the post's own; many have none. */
export const steps = ['cv', 'about', 'experience', 'salary', 'questions'] as const
export type Step = (typeof steps)[number]

/** A page of the flow; each has an address of its own. What happens at the check (sending, refused, closed) happens under its address. */
export type Place = Step | 'check'
export type Address = Place | 'done'
export const addresses: readonly Address[] = [...steps, 'check', 'done']
