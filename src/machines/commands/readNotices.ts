import { orThrow, recruitment } from '../../api/client.ts'
import { deed } from './command.ts'

/** Keeping that notices were read. */
export const readNotices = deed((notices: string[], signal) => recruitment.POST('/notification/read', { body: { notices }, signal }).then(orThrow))
