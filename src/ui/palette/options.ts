import { type Found, type Marked, type Offered, type PaletteKind, type SearchedKind, searchedKinds } from '../../machines/flows/palette.ts'
import type { ApplicationStatus } from '../../machines/lifecycles/application.ts'
import type { RequisitionStatus } from '../../machines/lifecycles/requisition.ts'
import { asides, isStatus, labelIn, leadsOn } from '../candidates/moveWords.ts'
import { shownName } from '../candidates/nameOf.ts'
import type { Visit } from '../data/visits.ts'
import { t } from '../i18n/palette.ts'
import { askBefore, moveWord } from '../requisitions/requisitionMoves.tsx'
import { matches, type PalettePage } from './pages.ts'

export type Move = Offered['transitions'][number]
/** One row: what it says, and where it leads or what it does. */
export type PaletteOption = {
  key: string
  title: string
  text?: string
  icon: 'requisition' | 'application' | 'person' | 'move' | 'link' | 'recent' | PalettePage['icon']
  /** What stands at its right. */
  beside?: string
  status?: { of: 'requisition'; is: RequisitionStatus } | { of: 'application'; is: ApplicationStatus }
  href?: string
  /** The record whose lifecycle is asked as long as the row is marked. */
  marked?: Marked
  move?: Move
}
export type PaletteGroup = { title: string; count?: string; options: PaletteOption[] }

/** So many of a kind beside others, and alone. */
const BESIDE = 2
const ALONE = 10

type Seen = { text: string; kind: PaletteKind; found: Found; offered: Offered | null; pages: PalettePage[]; recent: Visit[] }

const groupOf = (title: string, all: PaletteOption[], total: number, most: number): PaletteGroup[] => {
  const options = all.slice(0, most)
  if (options.length === 0) return []
  return [{ title, options, count: options.length < total ? t('ofTotal', { shown: options.length, total }) : String(total) }]
}

const pageOption = ({ title, section, url, icon }: PalettePage): PaletteOption => ({ key: url, title, beside: section, icon, href: url })

const optionsOf: { [Kind in SearchedKind]: (row: Found[Kind]['rows'][number]) => PaletteOption } = {
  requisitions: ({ id, positionTitle, city, status }) => ({
    key: `requisition ${id}`,
    title: `${id} ${positionTitle}`,
    ...(city ? { text: city } : {}),
    icon: 'requisition',
    status: { of: 'requisition', is: status },
    href: `/jobreq/${id}`,
    marked: { kind: 'requisition', id },
  }),
  applications: ({ id, applicantName, positionTitle, status }) => ({
    key: `application ${id}`,
    title: shownName(applicantName),
    text: t('application', { position: positionTitle, id: String(id) }),
    icon: 'application',
    status: { of: 'application', is: status },
    href: `/canprf?applicationId=${id}`,
    marked: { kind: 'application', id },
  }),
  people: ({ employeeId, personalDetailsFirstName, personalDetailsLastName, jobPositionType }) => ({
    key: `person ${employeeId}`,
    title: `${personalDetailsFirstName} ${personalDetailsLastName}`,
    ...(jobPositionType ? { text: jobPositionType } : {}),
    icon: 'person',
    href: `/employee/${employeeId}`,
  }),
}

/** What the lifecycle allows now, and the parts of the record that one goes to most. */
function actionsOf(of: Offered): PaletteOption[] {
  const { kind, id, name, transitions, status } = of
  const key = (what: string) => `${kind} ${id} ${what}`
  const link = (name: 'candidates' | 'interviews' | 'extend' | 'letters', href: string): PaletteOption => ({
    key: key(name),
    title: t(name),
    icon: 'link',
    href,
  })
  const allowed = transitions.filter((move) => move.allowed && move.event !== 'undo')
  if (kind === 'requisition') {
    const moves = allowed.map(
      (move): PaletteOption => ({
        key: key(`${move.event} ${move.status}`),
        title: `${moveWord(move)}${askBefore(move, { id, positionTitle: name }) ? '…' : ''}`,
        icon: 'move',
        move,
      }),
    )
    return [
      ...moves,
      link('candidates', `/selreq?requisitionId=${id}`),
      link('interviews', `/jobreq/${id}?tab=interviews`),
      link('extend', `/jobreq/${id}?changeDate=true`),
    ]
  }
  if (!isStatus(status)) return []
  const letter = allowed.some(({ event }) => event.startsWith('send')) ? [link('letters', `/hr-modules?applicationId=${id}`)] : []
  const word = labelIn(status)
  const moves = allowed.filter(
    (move) => !move.event.startsWith('send') && (leadsOn(status, move) || asides.some((event) => event === move.event) || transitions.length < BESIDE),
  )
  return [
    ...moves.map((move): PaletteOption => ({ key: key(`${move.event} ${move.status}`), title: word(move), icon: 'move', move })),
    ...letter,
    link('interviews', `/canprf?applicationId=${id}&tab=interviews`),
  ]
}

/** The rows in their groups: the pages, which are known here, first, so that what the service finds moves none of them. */
export function groupsOf({ text, kind, found, offered, pages, recent }: Seen): PaletteGroup[] {
  const words = text.trim()
  const actions = offered ? actionsOf(offered) : []
  const offer = offered && actions.length > 0 ? [{ title: t('mayDo', { id: String(offered.id) }), options: actions }] : []
  if (kind === 'actions') return offer
  const fitting = words ? pages.filter(({ title, section }) => matches(`${title} ${section}`, words)) : pages
  if (!words) {
    const visits = recent.map(({ href, title }): PaletteOption => ({ key: `recent ${href}`, title, icon: 'recent', href }))
    return [...(kind === 'everything' ? groupOf(t('recent'), visits, visits.length, visits.length) : []), ...pageGroup()]
  }
  const searched = searchedKinds
    .filter((one) => kind === 'everything' || kind === one)
    .flatMap((one) => {
      const group = searchGroup(one)
      return group.some(({ options }) => options.some(({ marked }) => marked && marked.kind === offered?.kind && marked.id === offered.id))
        ? [...group, ...offer]
        : group
    })
  return [...pageGroup(), ...searched]

  function pageGroup(): PaletteGroup[] {
    if (kind !== 'everything' && kind !== 'pages') return []
    return groupOf(t('pages'), fitting.map(pageOption), fitting.length, words && kind === 'everything' ? BESIDE : fitting.length)
  }
  function searchGroup(one: SearchedKind): PaletteGroup[] {
    const { rows, total } = found[one]
    const options = (rows as Found['requisitions']['rows']).map(optionsOf[one] as (typeof optionsOf)['requisitions'])
    return groupOf(t(one), options, total, kind === 'everything' ? BESIDE : ALONE)
  }
}
