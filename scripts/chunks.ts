import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Modules = { getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters' | 'isEntry'> | null }

/** A page that is loaded by itself: whose it is, and which. */
const pageOf = (root: string): { of: 'visitor' | 'staff'; page: string } | null => {
  // The pages of staff join the others by themselves, before the first of them.
  if (root.endsWith('/src/routes/routeTree.gen.ts')) return { of: 'staff', page: '_shell' }
  const route = /\/src\/routes\/([^?]+)\.tsx\?tsr-split=component/.exec(root)?.[1]
  if (/\/src\/ui\/applicant\/(OfferPages|flow)\.ts/.test(root)) return { of: 'visitor', page: 'letters' }
  if (/\/src\/ui\/applicant\/Registration\.ts/.test(root)) return { of: 'visitor', page: 'registration' }
  if (/\/src\/ui\/public\/apply\/flow\.ts/.test(root)) return { of: 'visitor', page: 'apply' }
  // The form of a new application and of one that stands are one page.
  if (/\/src\/ui\/candidates\/form\/flow\.ts/.test(root) || route?.startsWith('_shell.appfrm')) return { of: 'staff', page: '_shell.appfrm' }
  if (!route) return null
  if (/^(offer|contract)-letter/.test(route)) return { of: 'visitor', page: 'letters' }
  // Both roles of staff begin with the same page.
  if (/^_shell\.recruitment(Manager|Officer)$/.test(route)) return { of: 'staff', page: 'home' }
  if (/\.apply\./.test(route)) return { of: 'visitor', page: 'apply' }
  if (route === 'my-application') return { of: 'visitor', page: 'own' }
  if (route.startsWith('homepage')) return { of: 'visitor', page: 'positions' }
  return route.startsWith('_shell') || route.startsWith('requisition-sheet') ? { of: 'staff', page: route } : { of: 'visitor', page: 'sign-in' }
}

/** Where candidates are found and looked at, and little is filled in. */
const CANDIDATES = /^_shell\.(appsch|appsrn|canprf|selreq|people-groups)/
/** Where employees are found and looked at, from the contract on. */
const EMPLOYEES = /^_shell\.(apponb|employee|expiring-documents|hr-modules|my-record|org-chart|task)/
/** Where much is filled in. */
const RECORDS = /^_shell\.(account|appfrm|hr-modules|interviews|jobreq\.\$id|notifications|referenceData|scorecard|users\.\$id)/
const LEAVE = /^_shell\.leave\./
const LEARNING = /^_shell\.learning\./
/** What staff open all day, a list and records: they load little that only others need. */
const LIST = '_shell.appsch'
const BUSY = [LIST, '_shell.appsrn', '_shell.canprf', '_shell.jobreq.$id', 'home']
/** The shell, and the page that most of the others are opened from. */
const FIRST = ['_shell', '_shell.jobreq.index']
/** What the fields of visitors' forms are made of: a letter is read without them. */
const FIELDS =
  /@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|NativeSelect|CloseButton|VisuallyHidden)\/|\/src\/(api\/publicBounds\.gen|ui\/components\/form\/choices)\.ts/

/** What chooses between few: records and the home page have it, and lists do not. */
const SWITCHES = /@mantine\/(core\/esm\/components\/(SegmentedControl|Switch)\/|hooks\/esm\/utils\/clamp)/
/** What rows are ticked with, and what ticks and switches have in common. */
const TICKS = /@mantine\/core\/esm\/(components\/Checkbox|utils\/(InlineInput|InputsGroupFieldset)|core\/MantineProvider\/color-functions)\//
/** What the switch of a password is made of, and the small buttons of staff. */
const BUTTONS = /@mantine\/(core\/esm\/components\/ActionIcon|hooks\/esm\/use-uncontrolled)\/|\/IconFileCertificate\.mjs$/
/** What lies over the page, be it a menu, a choice or a dialog: menus begin with every page of staff, and dialogs do not. */
const OVERLAYS =
  /\/@floating-ui\/|@mantine\/(core\/esm\/(components\/(Checkbox\/CheckIcon|FocusTrap\/|Group\/|Overlay\/|Popover\/|Portal\/)|core\/(DirectionProvider|utils\/create-safe-context)\/)|hooks\/esm\/(use-(debounced-callback|focus-return|window-event)|utils\/use-callback-ref)\/)/
/** What asks a question before something is done, with all that a dialog needs, and the fields that dialogs and the own record have. */
const DIALOGS = /\/src\/ui\/components\/form\/ConfirmDialog\.tsx$|@mantine\/core\/esm\/components\/(Select|Textarea)\//
/** Fields that records and filters have, and that no page is read with. */
const INPUTS = /@mantine\/core\/esm\/components\/(NumberInput|MultiSelect|Pill|PillsInput)\/|\/react-number-format\//

/** What the charts of the home page and the reports are made of, without the filters and lists of the reports. */
const CHARTS = /\/src\/ui\/(home\/charts\/|reports\/(charts\/|(Definition|opens|search|words|reports\.module)\.)|i18n\/reports\.ts)/

/** Small ones that others would pull into their own file, away from the pages that begin with them. */
const SMALL: [RegExp, string][] = [
  [/\/src\/ui\/(i18n\/(day|tasks)\.ts|home\/Figures\.module\.css|reports\/charts\/useRoving\.ts)/, 'home.parts'],
  [/\/src\/ui\/i18n\/timeLimits\.ts/, 'switches'],
  [/\/src\/ui\/(data\/.*useBulk\.tsx|i18n\/(bulk|tracking)\.ts|candidates\/order\/CandidateLink\.tsx)/, 'candidates'],
  [/\/(useFields|useCommandForm)\.ts/, 'dialogs'],
  [/\/((get-env|to-int)\.mjs|fileUpload\.ts)/, 'overlays'],
  [/\/(commands\/download\.ts|DownloadButton\.tsx)/, 'common'],
  [/\/(reference\/SettingsHistory|i18n\/settingsHistory|candidates\/nameOf)\./, 'staff'],
  [/\/components\/form\/ProblemAlert\.tsx/, 'forms'],
]

/** A set of icons names no file that needs them, so their names are looked for. */
const filesOfIcons = new Map<string, string[]>()
for (const entry of readdirSync('src', { recursive: true, withFileTypes: true })) {
  if (!/(?<!\.gen)\.tsx?$/.test(entry.name)) continue
  const file = resolve(entry.parentPath, entry.name)
  for (const icon of new Set(readFileSync(file, 'utf8').match(/\bIcon\w+/g))) filesOfIcons.set(icon, [...(filesOfIcons.get(icon) ?? []), file])
}

/** The file of what several pages of staff need. */
function sharedBy(pages: string[], isIcon: boolean): string {
  const of = (some: RegExp) => pages.filter((one) => some.test(one)).length
  const areas = { employees: EMPLOYEES, leave: LEAVE, learning: LEARNING, candidates: CANDIDATES }
  for (const [area, some] of Object.entries(areas)) if (of(some) === pages.length) return area
  const [busy, ...others] = BUSY.filter((one) => pages.includes(one))
  // An icon is too small to load a file for: the home page alone begins without the common one, and all of them have the switches.
  if (busy && isIcon) return pages.includes('home') ? 'switches' : 'common'
  if (others.length > 0) return 'common'
  const isOfRecords = of(CANDIDATES) === 0 && of(RECORDS) > 1
  if (!busy) return isOfRecords ? 'records' : 'seldom'
  // One busy page keeps what only seldom opened ones need besides; a candidate's goes with what the other pages of candidates load.
  if (busy === '_shell.canprf') return 'candidates'
  return busy === '_shell.jobreq.$id' && isOfRecords ? 'records' : `${busy}.parts`
}

/** Who needs a module of ours, directly or through others: the file that it belongs to. */
function fileOf(id: string, modules: Modules): string | null {
  const icon = /@tabler\/.*\/(Icon\w+)\.mjs$/.exec(id)?.[1]
  // Every page opens it as soon as it is shown: in the file that all of them share it is no request of its own.
  if (id.endsWith('/src/ui/components/keepFocus.ts')) return 'visitor'
  // The letters open it later, and HR's desk has it: it comes with what both need, and brings nothing else of HR's.
  if (id.endsWith('/src/ui/letters/PdfButton.tsx')) return 'passwords'
  // Fields that search while somebody types: applying has one on a later page, and staff's pages bring nothing else of it.
  if (id.includes('/hooks/esm/use-debounced-value/')) return 'forms'
  // What searches for a place comes with the few pages that ask for one.
  if (id.endsWith('/src/ui/data/PlaceSelect.tsx')) return 'places'
  if (FIELDS.test(id)) return 'fields'
  // Whoever hands in a file or a CV of somebody brings no passwords.
  if (BUTTONS.test(id) || id.endsWith('/src/ui/components/form/FileDrop.tsx')) return 'forms'
  if (OVERLAYS.test(id)) return 'overlays'
  if (DIALOGS.test(id)) return 'dialogs'
  if (SWITCHES.test(id)) return 'switches'
  if (TICKS.test(id)) return 'staff'
  for (const [some, name] of SMALL) if (some.test(id)) return name
  if (CHARTS.test(id)) return 'charts'
  if (INPUTS.test(id)) return 'inputs'
  if (!icon && !id.includes('/src/')) return null
  // It is nothing but a place for the pages under it: applying begins without the list of positions.
  if (id.includes('/routes/homepage.$jobPostId.tsx?tsr-split=component')) return 'public'
  // It shows the letters or the registration, and only one of them.
  if (id.includes('/routes/offer-letter')) return id.includes('tsr-split') ? 'applicant' : null
  const seen = new Set(icon ? filesOfIcons.get(icon) : [id])
  const visitors = new Set<string>()
  const staff = new Set<string>()
  /** What opens something later that needs it as well. */
  const openers = new Set<string>()
  for (const module of seen) {
    const info = modules.getModuleInfo(module)
    if (!info) continue
    const found = info.dynamicImporters.length > 0 ? pageOf(module) : null
    if (!found) for (const opener of info.dynamicImporters) openers.add(opener)
    if (found) (found.of === 'staff' ? staff : visitors).add(found.page)
    for (const importer of info.importers) seen.add(importer)
  }
  const [page] = visitors
  const isFirst = FIRST.some((one) => staff.has(one))
  const isShared = visitors.size > 1 || (page && staff.size > 0)
  if (isShared && visitors.has('own')) return 'visitor'
  // Where one reads a letter, and where one hands in a CV, no text is typed.
  if (isShared && icon) return visitors.has('letters') || visitors.has('apply') ? 'visitor' : 'fields'
  // Positions and applying share what the readers of letters, and staff at first, do not need.
  if (isShared && !isFirst && [...visitors].every((one) => one === 'positions' || one === 'apply')) return 'public'
  if (isShared && (visitors.has('positions') || visitors.has('apply'))) return 'visitor'
  // Staff begin without what only the readers of letters need.
  if (isShared && visitors.has('letters')) return isFirst ? 'visitor' : visitors.size > 1 ? 'applicant' : 'letterParts'
  if (isShared && visitors.has('registration')) return isFirst ? 'forms' : 'account'
  // Staff begin without passwords.
  if (isShared) return isFirst ? 'forms' : 'passwords'
  if (page) return page
  // Applying opens its later pages by itself: what they share with staff brings nothing else of theirs.
  if (staff.size > 0 && [...openers].some((opener) => opener.includes('/src/ui/public/apply/'))) return isFirst ? 'visitor' : 'dialogs'
  // So does the own record, which is filled in once the contract is signed: what it shares with staff comes without the rest of theirs.
  if (staff.size > 0 && [...openers].some((opener) => opener.includes('/src/ui/applicant/'))) return isFirst ? 'forms' : 'dialogs'
  // A record is shown without what lists are made of.
  if (isFirst) return icon || ['_shell', ...BUSY].some((one) => one !== LIST && staff.has(one)) ? 'staff' : 'lists'
  // The palette opens on every page: what it shares with one of them brings nothing else of that page.
  const isInPalette = [...openers].some((opener) => opener.endsWith('/src/ui/palette/PaletteButton.tsx'))
  if (staff.size === 1 && isInPalette && (icon || id.includes('/src/machines/'))) return 'common'
  if (staff.size > 1) return sharedBy([...staff], Boolean(icon))
  // What another page opens later comes with the page that begins with it.
  return [...staff][0] ?? (icon ? 'common' : null)
}

const shared = [
  'visitor',
  'fields',
  'public',
  'applicant',
  'letterParts',
  'forms',
  'passwords',
  'account',
  'overlays',
  'dialogs',
  'staff',
  'lists',
  'switches',
  'inputs',
  'places',
  'common',
  ...BUSY.map((one) => `${one}.parts`),
  'candidates',
  'records',
  'employees',
  'leave',
  'learning',
  'seldom',
  'charts',
]
const group = (debugName: string, isOf: (name: string) => boolean) => ({
  debugName,
  name(id: string, modules: Modules) {
    const name = fileOf(id, modules)
    return name !== null && isOf(name) ? name : null
  },
})

/**
 * Few files for each page, each of them used by whoever loads it: what everybody needs, what all visitors need, what all of
 * staff need, what some of their pages share, and each page's own: pages to read begin without what records are filled in with.
 * Modules that a module imports go with it, so what more people need comes first. What is opened later (dialogs, editors) keeps a file of its own.
 */
export const chunks = [
  // The German words bring the names of months for it, and are to be loaded before any page is.
  { name: 'dates', test: /\/node_modules\/dayjs\/(?!locale)/ },
  { name: 'frame', tags: ['$initial' as const] },
  ...shared.map((one) => group(one, (name) => name === one)),
  group('each page', (name) => !shared.includes(name)),
].map((one, at, all) => ({ ...one, priority: all.length - at }))

/** A file is called after its group, and not after everybody who loads it. */
export const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`
