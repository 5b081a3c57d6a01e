import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type Place, places } from '../../../machines/flows/applicationForm/applicationFormSteps.ts'
import { t } from '../../i18n/applicationForm.ts'

/** To the step before; from the first one to where people come from. */
export function BackLink({ id, step }: { id: number | null; step: Place }) {
  const before = places[places.indexOf(step) - 1]
  const arrow = <IconChevronLeft size={16} stroke={1.8} aria-hidden />
  if (before)
    return (
      <Link className="row" {...stepAddress(id, before)}>
        {arrow}
        {t('back')}
      </Link>
    )
  return id === null ? (
    <Link className="row" to="/appsch">
      {arrow}
      {t('backToList')}
    </Link>
  ) : (
    <Link className="row" to="/canprf" search={{ applicationId: id }}>
      {arrow}
      {t('backToCandidate')}
    </Link>
  )
}

/** The address of a step. */
export const stepAddress = (id: number | null, step: Place) =>
  id === null ? ({ to: '/appfrm', search: { step } } as const) : ({ to: '/appfrm/$id', params: { id }, search: { step } } as const)
