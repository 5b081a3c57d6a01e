import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { components } from '../../../api/recruitment.gen.ts'
import { withdrawInterviewOffer } from '../../../api/recruitmentBounds.gen.ts'
import { withdrawOfferMachine } from '../../../machines/commands/interviewOffer.ts'
import { interviewOfferStates } from '../../../machines/lifecycles/interviewOffer.ts'
import { isTagged } from '../../../machines/lifecycles/tags.ts'
import type { Interview } from '../../../machines/records/interview.ts'
import css from '../../candidates/candidate.module.css'
import { FormDialog } from '../../components/form/FormDialog.tsx'
import { optional } from '../../components/form/fields.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { Status } from '../../components/status/Status.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useCommandForm } from '../../data/useCommandForm.ts'
import { dayRange } from '../../i18n/calendarDays.ts'
import { moment, momentIn } from '../../i18n/format.ts'
import { t } from '../../i18n/interviewOffers.ts'

type Offer = components['schemas']['InterviewOffer']
type Props = { offers: readonly Offer[]; interviews: readonly Interview[] }

const isBooked = ({ status }: Offer) => isTagged(interviewOfferStates, status, 'booked')
const mayWithdraw = ({ transitions }: Offer) => transitions.some(({ event, allowed }) => event === 'withdraw' && allowed)

/** The times that a candidate was asked to choose from, the newest first. */
export function OfferList({ offers, interviews }: Props) {
  const [withdrawing, setWithdrawing] = useState<Offer | null>(null)
  const bookedOf = ({ interviewId }: Offer) => interviews.find(({ id }) => id === interviewId)
  const whenOf = (offer: Offer) => {
    const booked = bookedOf(offer)
    return booked && momentIn(booked.startsAt, booked.zone)
  }
  return (
    <section aria-labelledby="times-offered" className={css.ivstep}>
      <h3 id="times-offered">{t('listTitle')}</h3>
      <ul className={css.rows}>
        {offers.map((offer) => {
          const when = whenOf(offer)
          const days = dayRange(offer.firstDay, offer.lastDay)
          return (
            <li key={offer.id}>
              <div className="row">
                <span className="b grow">{offer.title}</span>
                <Status of="interviewOffer" is={offer.status} pill />
              </div>
              <p className="meta">{offer.interviewers.join(', ')}</p>
              <p className="meta">
                {[t('what', { n: offer.minutes, days, zone: offer.zone.replaceAll('_', ' ') }), offer.place].filter(Boolean).join(' · ')}
                {offer.link && (
                  <>
                    {' · '}
                    <a className="link" href={offer.link} target="_blank" rel="noreferrer">
                      {t('link')}
                    </a>
                  </>
                )}
              </p>
              {when && <p>{t(isBooked(offer) ? 'booked' : 'wasBooked', { when })}</p>}
              <p className="meta">{t(offer.offeredBy ? 'by' : 'byNobody', { name: offer.offeredBy, when: moment(offer.createdAt) })}</p>
              {mayWithdraw(offer) && (
                <div className={css.acts}>
                  <Button size="xs" data-event="withdraw" onClick={() => setWithdrawing(offer)}>
                    {t('withdraw')}
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {withdrawing && <Withdraw offer={withdrawing} when={isBooked(withdrawing) ? whenOf(withdrawing) : undefined} onClose={() => setWithdrawing(null)} />}
    </section>
  )
}

/** Asked once: who has the link can choose no longer, and what was booked is cancelled. */
function Withdraw({ offer: { id, version, title }, when, onClose }: { offer: Offer; when: string | undefined; onClose: () => void }) {
  const form = useCommandForm(withdrawOfferMachine, {
    begin: { reason: '' },
    bounds: withdrawInterviewOffer,
    onDone(answer) {
      notifySuccess(answer)
      onClose()
    },
  })
  const reason = form.values.reason.trim()
  return (
    <FormDialog
      title={t('withdrawTitle', { title })}
      typed={form.typed}
      confirm={t('withdrawDo')}
      danger
      calm
      busy={form.busy}
      onSubmit={() => form.send({}, { id, version, ...(reason ? { reason } : {}) })}
      onClose={onClose}
    >
      <ProblemAlert problem={form.problem} situation="interview" />
      <p style={{ margin: 0 }}>{[t('withdrawText'), when && t('withdrawBooked', { when })].filter(Boolean).join(' ')}</p>
      <Textarea {...form.text('reason')} size="md" label={optional(t('withdrawReason'))} autosize minRows={2} />
    </FormDialog>
  )
}
