import { defaultParseSearch } from '@tanstack/react-router'
import { auth, hr, recruitment } from './api/client.ts'
import { isTab } from './ui/candidates/tabs.ts'
import { idOf } from './ui/components/form/searchOf.ts'
import { type ListName, tableSearch } from './ui/data/table/address.ts'
import { criteriaOf } from './ui/data/table/criteria.ts'
import { daySearch, type Whose } from './ui/home/search.ts'

/** A call as the document names it; `EMAIL` in the body stands for the address of whoever is signed in. */
type FirstCall = { method: string; url: string; body: string | null }
type Raw = Record<string, unknown>
/** How the calls are made here: none is sent, each is written down. */
type Kept = { fetch: (request: Request) => Promise<Response> }
const EMAIL = '__EMAIL__'

/** The rows and the columns of a list. A filter is read by the columns of its screen, which asks by itself then. */
const list = (name: ListName, rows: (asked: Kept & { body: ReturnType<typeof criteriaOf> }) => Promise<unknown>) => (kept: Kept, raw: Raw) => {
  const search = tableSearch(raw)
  const isFiltered = (search.by && search.is) || search.where
  return [...(isFiltered ? [] : [rows({ ...kept, body: criteriaOf(search, []) })]), auth.GET('/views', { ...kept, params: { query: { list: name } } })]
}
const day = (whose: Whose) => (kept: Kept, search: Raw) => [
  recruitment.GET('/approval', kept),
  recruitment.GET('/day', { ...kept, params: { query: { whose: daySearch(search).whose ?? whose } } }),
  recruitment.GET('/scorecard', kept),
]

const ownDay = (kept: Kept) => [recruitment.GET('/approval', kept), recruitment.GET('/day/own', kept), recruitment.GET('/scorecard', kept)]
const requisitions = list('requisitions', (asked) => recruitment.POST('/requisitions/criteria', asked))

/** What each page waits for before it shows what it is about; nothing that it asks for later or only sometimes. */
const pages: Record<string, (kept: Kept, search: Raw, id: number) => Promise<unknown>[]> = {
  '/jobreq': (kept, raw) => (raw.day === true ? ownDay(kept) : requisitions(kept, raw)),
  '/appsch': list('applications', (asked) => recruitment.POST('/application/criteria', asked)),
  '/jobreq/:id': (kept, _, id) => [recruitment.GET('/job-requisition-summary/{id}', { ...kept, params: { path: { id } } })],
  '/canprf'(kept, { applicationId, tab }) {
    const id = idOf(applicationId)
    if (!id) return []
    const at = { ...kept, params: { path: { id } } }
    const profile =
      isTab(tab) && tab !== 'profile'
        ? []
        : [recruitment.GET('/application/reviews/{id}', at), recruitment.GET('/resume-report', { ...kept, params: { query: { applicationId: id } } })]
    return [recruitment.GET('/application/record/{id}', at), ...profile]
  },
  '/recruitmentManager': day('all'),
  '/recruitmentOfficer': day('own'),
  '/offer-letter': (kept, { code }) => (code === undefined ? [hr.POST('/offer-letter/by-email', { ...kept, body: { email: EMAIL } })] : []),
}

/** The calls that the page at an address begins with, the same for everybody. */
async function firstCalls(address: string): Promise<FirstCall[]> {
  const { pathname, search } = new URL(address, 'http://localhost')
  const id = idOf(/\/(\d+)$/.exec(pathname)?.[1])
  const calls: FirstCall[] = []
  const fetch = async (request: Request) => {
    const { origin, href } = new URL(request.url)
    calls.push({ method: request.method, url: href.slice(origin.length), body: request.body ? await request.text() : null })
    return new Response(null, { status: 204 })
  }
  await Promise.all(pages[pathname.replace(/\/\d+$/, '/:id')]?.({ fetch }, defaultParseSearch(search), id ?? 0) ?? [])
  return calls
}

export default firstCalls
