import { Button, Group } from '@mantine/core'
import { type FormEvent, useMemo } from 'react'
import { waitFor } from 'xstate'
import type { components } from '../../api/recruitment.gen.ts'
import { conflictsOf } from '../../machines/records/conflicts.ts'
import { memory } from '../../machines/records/drafts.ts'
import { employeeMachine } from '../../machines/records/employee.ts'
import { Refused, Words } from '../applicant/record/Fields.tsx'
import { BankLines, ContactLines, DisabilityLines, FundLines, LicenceLines, TaxFields } from '../applicant/record/OtherFields.tsx'
import { PersonalFields } from '../applicant/record/PersonalFields.tsx'
import { sectionOf } from '../applicant/record/sections.ts'
import { ErrorSummary } from '../components/form/fields.tsx'
import { LeaveGuard } from '../components/form/LeaveGuard.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { StaleChoice } from '../components/form/StaleChoice.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useRecord } from '../data/useRecord.ts'
import { t as ofSomebody } from '../i18n/employeeForm.ts'
import { t } from '../i18n/employees.ts'
import { t as ofOneself } from '../i18n/record.ts'
import css from './EmployeePage.module.css'
import { factsOf } from './profileSections.ts'

type Schemas = components['schemas']
type Employee = Schemas['EmployeeRecord']
type Section = Schemas['EmployeeSection']
type Props = { employee: Employee; section: Section; title: string; onDone: () => void }

/** The same labels as on the person's own pages, but for what is said to the person there. */
const aboutSomebody: typeof ofOneself = Object.assign(
  (...[key, values]: Parameters<typeof ofOneself>) => (ofSomebody.has(key) ? ofSomebody(key, values) : ofOneself(key, values)),
  { has: ofOneself.has },
)
const hasDots = (values: object) => Object.values(values).some((value) => typeof value === 'string' && value.includes('•'))
/** The first field takes the focus when the form is there. */
const focusFirst = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('input, select, textarea')?.focus()

/** One section of a record, written over and saved by itself; numbers that are masked are kept unless they are typed anew. */
export function SectionForm({ employee, section, title, onDone }: Props) {
  const list = useMemo(() => [employee], [employee])
  const name = `employee.${employee.id}.${section}`
  // Bank and tax numbers are kept in no storage.
  const { state, send, actor, items } = useRecord<Employee>({ name, machine: employeeMachine, of: employee.id, editable: true, storage: memory, list })
  const [item] = items
  if (!item?.saved) return null
  const { key, saved } = item
  const { problem, refused, replaced, edits, theirs } = state.context
  const record: Employee = { ...saved, ...item.values }
  const isTyped = item.is !== 'saved'
  const isChoosing = state.matches('choosing')
  const told = isChoosing ? null : (problem ?? refused[key] ?? null)
  const errors = [...(told?.errors ?? [])]
  const discard = () => {
    if (isChoosing) send({ type: 'takeTheirs' })
    send({ type: 'discard' })
  }
  const cancel = () => {
    discard()
    onDone()
  }
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isChoosing || state.hasTag('busy')) return
    send({ type: 'edit', key, values: sectionOf(event.currentTarget, section, saved) })
    if (Object.keys(actor.getSnapshot().context.edits).length === 0) return onDone()
    send({ type: actor.getSnapshot().matches('held') ? 'retry' : 'save' })
    const now = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    if (!now.matches('clean')) return
    notifySuccess(t('sectionSaved'))
    onDone()
  }
  const rows = conflictsOf(edits, theirs ?? {}).flatMap(({ theirs: now }) => {
    const mine = factsOf(record, section)
    const others = now ? factsOf(now, section) : []
    return mine.flatMap(([label, value], at) => (value === others[at]?.[1] ? [] : [{ field: label, label, mine: value, theirs: others[at]?.[1] ?? '' }]))
  })
  return (
    <form
      className={`form ${css.sectionForm}`}
      noValidate
      ref={focusFirst}
      aria-label={title}
      onSubmit={(event) => void save(event)}
      onChange={(event) => send({ type: 'edit', key, values: sectionOf(event.currentTarget, section, saved) })}
    >
      <ErrorSummary errors={errors} />
      <LeaveGuard when={isTyped} onLeave={discard} />
      {isChoosing && <StaleChoice rows={rows} onKeepMine={() => send({ type: 'keepMine' })} onTakeTheirs={() => send({ type: 'takeTheirs' })} />}
      {told && errors.length === 0 && <ProblemAlert problem={told} />}
      {hasDots(employee[section]) && <p className="meta">{t('dotsStay')}</p>}
      <Words value={employee.mayEdit ? ofOneself : aboutSomebody}>
        <Refused value={errors}>
          <Fields key={`${saved.version} ${replaced}`} {...{ section, record, isTyped }} />
        </Refused>
      </Words>
      <Group gap={8}>
        <Button size="md" type="submit" variant="filled" aria-disabled={state.hasTag('busy') || undefined}>
          {t(state.hasTag('busy') ? 'sectionSaving' : 'sectionSave')}
        </Button>
        <Button size="md" onClick={cancel}>
          {t('sectionCancel')}
        </Button>
      </Group>
    </form>
  )
}

function Fields({ section, record, isTyped }: { section: Section; record: Employee; isTyped: boolean }) {
  if (section === 'personalDetails')
    return <PersonalFields person={record.personalDetails} isTyped={isTyped} withEmail withoutPrivate={record.masked && !record.mayReveal} />
  if (section === 'contactOne' || section === 'contactTwo') return <ContactLines record={record} of={section} />
  if (section === 'bankDetail') return <BankLines record={record} />
  if (section === 'superannuationFund') return <FundLines record={record} />
  if (section === 'taxDetail') return <TaxFields record={record} />
  return section === 'disability' ? <DisabilityLines record={record} /> : <LicenceLines record={record} />
}
