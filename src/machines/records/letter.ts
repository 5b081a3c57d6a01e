import { queryClient } from '../../api/cache.ts'
import { hr, orThrow } from '../../api/client.ts'
import type { components } from '../../api/hr.gen.ts'
import { hrQueries } from '../../api/queries.ts'
import { command } from '../commands/command.ts'
import { recordMachine } from './record.machine.ts'

type Schemas = components['schemas']
export type LetterDesk = Schemas['LetterDesk']
export type LetterContent = Schemas['LetterContent']
export type Letter = Schemas['Letter']
export type LetterKind = 'offer' | 'contract'
/** A saved letter whose text may still change. */
export type WrittenLetter = LetterContent & { id: number; version: number }
/** What can be done about a saved letter. */
export type LetterStep = { step: 'send' } | { step: 'release' } | { step: 'resend' } | { step: 'revoke'; reason: string }
export type SentStep = LetterStep & { id: number; version: number; key: string }

/** What the editor begins with while nothing is known. */
export const blank: LetterContent = {
  templateId: null,
  subject: '',
  body: '',
  jobTitle: '',
  startDate: null,
  salaryMinor: null,
  currency: 'AUD',
  period: 'YEARLY',
  managerName: '',
  contractType: '',
  department: '',
  city: '',
  country: '',
  lapsesOn: null,
}

/** The letter of an application, and all that is needed to write it. */
export const deskQuery = (kind: LetterKind, applicationId: number) =>
  hrQueries.queryOptions('get', `/${kind}-letter/application-details/{applicationId}`, { params: { path: { applicationId } } }, { select: ({ data }) => data })

/** None before the first save, and none once it is sent or over. */
export const writtenOf = ({ letter, moves, draft }: LetterDesk): WrittenLetter[] =>
  letter && moves.some(({ event }) => event === 'revise') ? [{ ...draft, id: letter.id, version: letter.version }] : []

const save = (kind: LetterKind, body: Schemas['SaveLetter'], key?: string): Promise<WrittenLetter> =>
  hr.POST(`/${kind}-letter/save`, { params: { header: { 'Idempotency-Key': key } }, body }).then((answer) => {
    const { id, version = 1 } = orThrow(answer).responseData
    return { ...body.content, id, version }
  })

const machine = (kind: LetterKind) =>
  recordMachine<WrittenLetter, never>({
    byButton: true,
    load: (applicationId) => queryClient.fetchQuery({ ...deskQuery(kind, applicationId), staleTime: 0 }).then(({ data }) => writtenOf(data)),
    add: (applicationId, typed, key) => save(kind, { applicationId, content: { ...blank, ...typed } }, key),
    change: ({ id: _id, version, ...content }, typed, applicationId) => save(kind, { applicationId, version, content: { ...content, ...typed } }),
  })
export const letterMachines = { offer: machine('offer'), contract: machine('contract') }

const act = (kind: LetterKind) =>
  command<SentStep, { message: string }>(({ id, version, key, ...what }, signal) => {
    const at = { params: { path: { id } }, signal }
    if (what.step === 'release') return hr.POST(`/${kind}-letter/release/{id}`, { ...at, body: { version } }).then(orThrow)
    if (what.step === 'revoke') return hr.POST(`/${kind}-letter/revoke/{id}`, { ...at, body: { version, reason: what.reason } }).then(orThrow)
    const once = { params: { path: { id }, header: { 'Idempotency-Key': key } }, signal, body: { version } }
    return what.step === 'send' ? hr.POST(`/${kind}-letter/send/{id}`, once).then(orThrow) : hr.POST(`/${kind}-letter/resend/{id}`, once).then(orThrow)
  })
export const actOnLetter = { offer: act('offer'), contract: act('contract') }
