import { orThrow, recruitment } from '../../api/client.ts'
import { command } from './command.ts'

/** Keeping that notices were read. */
export const readNotices = command((notices: string[], signal) => recruitment.POST('/notification/read', { body: { notices }, signal }).then(orThrow))
