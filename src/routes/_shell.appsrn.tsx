import { createFileRoute } from '@tanstack/react-router'
import { Planned } from '../ui/tracking/Planned.tsx'

export const Route = createFileRoute('/_shell/appsrn')({ component: () => <Planned page="appsrn" /> })
