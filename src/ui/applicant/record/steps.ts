/** The pages of the own record; each has an address of its own. */
export type RecordStep = 'personal' | 'contacts' | 'pay' | 'tax' | 'more' | 'review'
export const recordSteps: readonly RecordStep[] = ['personal', 'contacts', 'pay', 'tax', 'more', 'review']
export const stepAfter = (step: RecordStep): RecordStep => recordSteps[recordSteps.indexOf(step) + 1] ?? 'review'
