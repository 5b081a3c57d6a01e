import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt } from '../ui/shell/NotBuilt.tsx'

export const Route = createFileRoute('/_shell/reports')({ component: () => <NotBuilt page="reports" /> })
