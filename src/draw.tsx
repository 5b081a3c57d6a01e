import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { recruitmentQueries } from './api/queries.ts'
import type { components, operations } from './api/recruitment.gen.ts'
import { DRAWN, type Drawn } from './drawn.ts'
import { routerOptions } from './routerOptions.ts'
import { translator } from './ui/i18n/catalogue.ts'
import { type ShownCompany, showCompany } from './ui/i18n/company.ts'
import { firstKnown } from './ui/i18n/language.ts'
import { speak } from './ui/i18n/speak.ts'
import { NoScript } from './ui/public/NoScript.tsx'
import type { PositionSearch } from './ui/public/search.ts'

type List = operations['listOpenPositions']['responses']['200']['content']['application/json']
/** Where a drawn page has its data from: what the public calls answer. */
type Read = {
  list: (query: PositionSearch) => Promise<List>
  one: (id: number) => Promise<{ data: components['schemas']['OpenPositionDetail'] }>
}
type Asked = { address: string; languages: readonly string[]; nonce: string; company: ShownCompany | null; read: Read }

/** A public page as HTML, with what it was drawn from; null where the address is not that page's own. */
async function draw({ address, languages, nonce, company, read }: Asked): Promise<{ language: string; body: string } | null> {
  const language = firstKnown(languages)
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  const router = createRouter({ ...routerOptions, context: { queryClient }, history: createMemoryHistory({ initialEntries: [address] }) })
  for (const { routeId, loaderDeps, params } of router.matchRoutes(router.latestLocation)) {
    if (routeId === '/homepage/') {
      const query: PositionSearch = loaderDeps
      queryClient.setQueryData(recruitmentQueries.queryOptions('get', '/job-post', { params: { query } }).queryKey, await read.list(query))
    }
    if (routeId === '/homepage/$jobPostId' && 'jobPostId' in params) {
      const id = Number(params.jobPostId)
      queryClient.setQueryData(recruitmentQueries.queryOptions('get', '/job-post/{id}', { params: { path: { id } } }).queryKey, await read.one(id))
    }
  }
  await router.load()
  // An address that leads elsewhere has no pages of its own.
  const { matches } = router.state
  if (matches.length < 2 || matches.some(({ status }) => status !== 'success')) return null
  await speak(language)
  // Nothing is awaited from here on: the translator speaks one language at a time.
  translator.activate(language)
  showCompany(company)
  // The document has its title already.
  const page = renderToString(<App router={router} queryClient={queryClient} nonce={nonce} />).replace(/^<title>[^<]*<\/title>/, '')
  const note = renderToString(<NoScript />)
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): Drawn['answers'] => (state.data === undefined ? [] : [[queryKey, state.data]]))
  // No "<" of a text can end the script element.
  const data = JSON.stringify({ language, answers } satisfies Drawn).replaceAll('<', '\\u003c')
  return {
    language: translator.locale,
    body: `<noscript>${note}</noscript>\n    <div id="root">${page}</div>\n    <script type="application/json" id="${DRAWN}">${data}</script>`,
  }
}

export default draw
