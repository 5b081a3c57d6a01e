import { orThrow, recruitment } from '../../api/client.ts'
import { command } from './command.ts'

/** Keeping that notices were read. */
export const readNotices = command((notices: string[], signal) => recruitment.POST('/notification/read', { body: { notices }, signal }).then(orThrow))

/** Putting the first steps of a new installation away for good. */
export const hideFirstSteps = command((_: undefined, signal) => recruitment.POST('/day/first-steps', { signal }).then(orThrow))
