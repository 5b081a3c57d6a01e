import { defaultParseSearch } from '@tanstack/react-router'
import { auth, hr, recruitment } from './api/client.ts'
import type { Asked } from './api/firstAnswers.ts'
import { authQueries, recruitmentQueries } from './api/queries.ts'
import { isTab } from './ui/candidates/tabs.ts'
import { idOf } from './ui/components/form/searchOf.ts'
import { type ListName, tableSearch } from './ui/data/table/address.ts'
import { criteriaOf } from './ui/data/table/criteria.ts'
import { daySearch, type Whose } from './ui/home/search.ts'

const clients = { auth, hr, recruitment }
/**
 * `isShown`: the page is first drawn with the answer. Of the others, a machine asks for some, which reads anew whatever is known already; a CV is
 * large, and is drawn after what stands beside it.
 */
type First = { asked: Asked; isShown: boolean }
/** A call as the document names it; `EMAIL` in the body stands for the address of whoever is signed in. */
type FirstCall = { method: string; url: string; body: string | null; shown?: Asked }
type Query = { queryKey: readonly unknown[] }
type Raw = Record<string, unknown>
const EMAIL = '__EMAIL__'

const shownOf =
  (of: Asked[0]) =>
  ({ queryKey }: Query): First => ({ asked: [of, ...queryKey] as unknown as Asked, isShown: true })
const shown = shownOf('recruitment')
const read = (query: Query): First => ({ ...shown(query), isShown: false })
const { queryOptions } = recruitmentQueries

/** The rows and the columns of a list. A filter is read by the columns of its screen, which asks by itself then. */
const list = (name: ListName, rows: (asked: { body: ReturnType<typeof criteriaOf> }) => Query) => (raw: Raw) => {
  const search = tableSearch(raw)
  const isFiltered = (search.by && search.is) || search.where
  const views = authQueries.queryOptions('get', '/views', { params: { query: { list: name } } })
  return [...(isFiltered ? [] : [shown(rows({ body: criteriaOf(search, []) }))]), shownOf('auth')(views)]
}
const day = (whose: Whose) => (search: Raw) => [
  shown(queryOptions('get', '/approval')),
  shown(queryOptions('get', '/day', { params: { query: { whose: daySearch(search).whose ?? whose } } })),
  shown(queryOptions('get', '/scorecard')),
]

const ownDay = () => [queryOptions('get', '/approval'), queryOptions('get', '/day/own'), queryOptions('get', '/scorecard')].map(shown)
const requisitions = list('requisitions', (asked) => queryOptions('post', '/requisitions/criteria', asked))

/** What each page waits for before it shows what it is about; nothing that it asks for later or only sometimes. */
const pages: Record<string, (search: Raw, id: number) => First[]> = {
  '/jobreq': (raw) => (raw.day === true ? ownDay() : requisitions(raw)),
  '/appsch': list('applications', (asked) => queryOptions('post', '/application/criteria', asked)),
  '/jobreq/:id': (_, id) => [read(queryOptions('get', '/job-requisition-summary/{id}', { params: { path: { id } } }))],
  '/canprf'({ applicationId, tab }) {
    const id = idOf(applicationId)
    if (!id) return []
    const at = { params: { path: { id } } }
    const profile =
      isTab(tab) && tab !== 'profile'
        ? []
        : [
            read(queryOptions('get', '/application/reviews/{id}', at)),
            read(queryOptions('get', '/resume-report', { params: { query: { applicationId: id } } })),
          ]
    return [read(queryOptions('get', '/application/record/{id}', at)), ...profile]
  },
  '/recruitmentManager': day('all'),
  '/recruitmentOfficer': day('own'),
  '/offer-letter': ({ code }) => (code === undefined ? [{ asked: ['hr', 'post', '/offer-letter/by-email', { body: { email: EMAIL } }], isShown: false }] : []),
}

/** How a client makes any call. */
type Ask = { request: (method: string, path: string, init: object) => Promise<unknown> }
/** The calls that the page at an address begins with, the same for everybody. */
async function firstCalls(address: string): Promise<FirstCall[]> {
  const { pathname, search } = new URL(address, 'http://localhost')
  const id = idOf(/\/(\d+)$/.exec(pathname)?.[1])
  const first = pages[pathname.replace(/\/\d+$/, '/:id')]?.(defaultParseSearch(search), id ?? 0) ?? []
  return Promise.all(first.map(async ({ asked, isShown }) => ({ ...(await written(asked)), ...(isShown ? { shown: asked } : {}) })))
}

/** The call as its client would make it; it is not sent. */
async function written([of, method, path, init]: Asked): Promise<FirstCall> {
  const sent = Promise.withResolvers<FirstCall>()
  const fetch = async (request: Request) => {
    const { origin, href } = new URL(request.url)
    sent.resolve({ method: request.method, url: href.slice(origin.length), body: request.body ? await request.text() : null })
    return new Response(null, { status: 204 })
  }
  await (clients[of] as unknown as Ask).request(method, path, { ...init, fetch })
  return sent.promise
}

export default firstCalls
