import { ActionIcon, Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { components } from '../../../api/hr.gen.ts'
import { LeaveGuard, LeaveQuestion } from '../../components/form/LeaveGuard.tsx'
import { t } from '../../i18n/leaveAsk.ts'
import { AskForm } from './AskForm.tsx'
import css from './ask.module.css'
import { useAsk } from './useAsk.ts'

type Schemas = components['schemas']
type Props = {
  own: Pick<Schemas['OwnLeave'], 'today' | 'balances' | 'planned'>
  head: Schemas['LeaveHead']
  /** Beside the page, as a region of it; else over it, as a dialog. */
  beside: boolean | undefined
  kindId: number | null
  /** HR asks for this employee. */
  employeeId?: number
  /** A question about this request is answered with other days. */
  instead?: Schemas['LeaveRequest']
  onClose: () => void
}
const page = ({ pathname }: { pathname: string }) => pathname

/** The panel that asks for leave: a region of the page where there is room, else over the page. */
export function AskPanel({ own, head, beside, kindId, employeeId, instead, onClose }: Props) {
  const [asking, setAsking] = useState(false)
  const leave = () => {
    onClose()
    // The button that opened it has the focus again.
    document.querySelector<HTMLElement>('[data-ask]')?.focus()
  }
  const ask = useAsk({ head, kindId, employeeId, instead, onDone: leave })
  const close = () => (ask.isTyped ? setAsking(true) : leave())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask.submit()
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      ask.submit()
    }
    // Lists and calendars of the fields close by the same key first.
    if (event.key === 'Escape' && beside && !event.defaultPrevented && !document.querySelector('.mantine-Popover-dropdown')) close()
  }
  const title = instead ? t('titleOther') : employeeId ? t('titleFor', { name: head.name }) : t('title')
  const form = (
    <form className={css.form} noValidate onSubmit={submit} onKeyDown={pressed}>
      <AskForm ask={ask} own={own} head={head} employeeId={employeeId} instead={instead} onCancel={close} />
    </form>
  )
  return (
    <>
      {beside ? (
        <section className={css.panel} aria-labelledby="ask-for-leave">
          <div className={css.head}>
            <h2 id="ask-for-leave">{title}</h2>
            <ActionIcon aria-label={t('close')} onClick={close}>
              <IconX size={18} stroke={1.8} />
            </ActionIcon>
          </div>
          {form}
        </section>
      ) : (
        <Modal
          opened
          fullScreen
          onClose={close}
          title={title}
          closeOnEscape={!asking}
          trapFocus={!asking}
          classNames={{ body: css.dialogBody ?? '', content: css.dialog ?? '' }}
          closeButtonProps={{ 'aria-label': t('close') }}
        >
          {form}
        </Modal>
      )}
      {ask.isTyped && <LeaveGuard when of={page} />}
      {asking && (
        <LeaveQuestion
          opened
          onStay={() => setAsking(false)}
          onLeave={() => {
            ask.discard()
            leave()
          }}
        />
      )}
    </>
  )
}
