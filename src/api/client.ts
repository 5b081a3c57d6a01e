import createClient from 'openapi-fetch'
import type { paths as AuthPaths } from './auth.gen.ts'
import type { paths as HrPaths } from './hr.gen.ts'
import type { paths as RecruitmentPaths } from './recruitment.gen.ts'
import { transport } from './transport.ts'

const at = (path: string) => ({ baseUrl: new URL(path, globalThis.location?.href ?? 'http://localhost').href, fetch: (request: Request) => transport(request) })

/** One typed client per service. */
export const auth = createClient<AuthPaths>(at('/api/auth/v1'))
export const hr = createClient<HrPaths>(at('/api/hr/v1'))
export const recruitment = createClient<RecruitmentPaths>(at('/api/v1'))

export { orThrow, Refusal } from './refusal.ts'
