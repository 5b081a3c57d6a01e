import { idOf, pageOf, wordsIn } from '../../components/form/searchOf.ts'
import { type TableSearch, tableSearch } from '../../data/table/address.ts'
import { isTab, type Tab } from '../tabs.ts'

/** The list that one came from as it stood in its address; `of` is the requisition whose list it was. */
export type Among = TableSearch & { of?: number | undefined }
/** The candidate and the part of the page; `kind` is of the timeline, `page` of it or of the notes, `note` the one that a link leads to. */
export type CandidateSearch = {
  applicationId?: number | undefined
  tab?: Tab | undefined
  schedule?: true | undefined
  kind?: string | undefined
  page?: number | undefined
  note?: number | undefined
  among?: Among | undefined
}
type Raw = Record<string, unknown>

/** It comes with every first load, whoever loads: links and kinds of the timeline are elsewhere. */
export const candidateSearch = ({ applicationId, tab, schedule, kind, page, note, among }: Raw): CandidateSearch => ({
  applicationId: idOf(applicationId),
  tab: isTab(tab) && tab !== 'profile' ? tab : undefined,
  schedule: String(schedule) === 'true' || undefined,
  kind: wordsIn(kind),
  page: pageOf(page),
  note: idOf(note),
  among: among && typeof among === 'object' ? { ...tableSearch(among as Raw), of: idOf((among as Raw).of) } : undefined,
})
