import { createFileRoute, redirect } from '@tanstack/react-router'
import { isPlace, type Place } from '../machines/flows/applicationForm/applicationFormSteps.ts'
import { FormPage } from '../ui/candidates/form/FormPage.tsx'
import { idOf, searchOf } from '../ui/components/form/searchOf.ts'

type Search = { step?: Place; requisitionId?: number }

export const Route = createFileRoute('/_shell/appfrm/')({
  validateSearch: searchOf(
    ({ step, requisitionId }): Search => ({ ...(isPlace(step) ? { step } : {}), ...(idOf(requisitionId) ? { requisitionId: idOf(requisitionId) } : {}) }),
  ),
  // The address leads to the form's step; where one may not be yet, the form leads to its address.
  beforeLoad: async ({ search: { step = 'details', requisitionId }, preload }) => {
    if (preload) return
    const { arrive, flowOf } = await import('../ui/candidates/form/flow.ts')
    const allowed = arrive(flowOf(null), step, requisitionId)
    if (allowed !== step || requisitionId) throw redirect({ to: '/appfrm', search: { step: allowed }, replace: true })
  },
  component: () => <FormPage id={null} />,
})
