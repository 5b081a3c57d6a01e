import { createFileRoute } from '@tanstack/react-router'
import { Day } from '../ui/home/Day.tsx'

export const Route = createFileRoute('/_shell/recruitmentManager')({ component: Day })
