import { createFileRoute } from '@tanstack/react-router'
import { OrgChart } from '../ui/employees/OrgChart.tsx'

export const Route = createFileRoute('/_shell/org-chart')({ component: OrgChart })
