import { recruitmentQueries } from '../../../api/queries.ts'
import type { components } from '../../../api/recruitment.gen.ts'
import type { WhenProps } from '../../components/form/ReasonDialog.tsx'
import { moment } from '../../i18n/format.ts'
import { t } from '../../i18n/messages.ts'
import { SendTime } from './SendTime.tsx'

type Event = components['schemas']['SendTimes']['templates'][number]['event']

export const WhenRejected = (props: WhenProps) => <TellWhen {...props} event="APPLICATION_REJECTED" />
export const WhenWithdrawn = (props: WhenProps) => <TellWhen {...props} event="APPLICATION_WITHDRAWN" />

/** When somebody is told of a decision: when the template says so, or at another moment. */
function TellWhen({ event, ...props }: WhenProps & { event: Event }) {
  const times = recruitmentQueries.useQuery('get', '/message/times', undefined, { staleTime: 60_000 }).data?.data
  const usual = times?.templates.find((one) => one.event === event)
  const waits = usual !== undefined && usual.delayDays > 0
  return (
    <SendTime
      {...props}
      usual={waits ? t('asTemplate', { time: moment(usual.goesAt) }) : t('inTenSeconds')}
      now={waits ? t('inTenSeconds') : undefined}
      nextMorning={times?.nextMorning}
    />
  )
}
