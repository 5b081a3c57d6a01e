import { NumberInput } from '@mantine/core'
import type { OfferDraft } from '../../../machines/records/interviewOffer.ts'
import { t } from '../../i18n/interviewOffers.ts'
import css from './OfferDialog.module.css'

type Rule = 'noticeHours' | 'bufferBefore' | 'bufferAfter' | 'mostPerDay' | 'changeHours'
type Props = {
  draft: OfferDraft
  field: (path: string) => { id: string; name: string; size: 'md'; error: string | undefined }
  set: (part: Partial<OfferDraft>) => void
  /** Something in the form is, and must not be hidden. */
  isWrong: boolean
}

/** What most people leave as it is, told in one line while it is folded. */
export function OfferRules({ draft, field, set, isWrong }: Props) {
  const rule = (name: Rule, help?: Parameters<typeof t>[0]) => (
    <NumberInput
      {...field(name)}
      label={t(name)}
      {...(help && { description: t(help) })}
      allowDecimal={false}
      value={draft[name]}
      onChange={(typed) => set({ [name]: typeof typed === 'number' ? typed : '' })}
    />
  )
  return (
    <details className={css.rules} open={isWrong || undefined}>
      <summary>
        <b>{t('rules')}</b>
        <span className="meta">
          {t('rulesNow', {
            notice: draft.noticeHours,
            before: draft.bufferBefore,
            after: draft.bufferAfter,
            most: Number(draft.mostPerDay),
            change: draft.changeHours,
          })}
        </span>
      </summary>
      <div className="pair">
        {rule('noticeHours', 'noticeHoursHelp')}
        {rule('mostPerDay', 'mostPerDayHelp')}
      </div>
      <div className="pair">
        {rule('bufferBefore')}
        {rule('bufferAfter')}
      </div>
      {rule('changeHours', 'changeHoursHelp')}
    </details>
  )
}
