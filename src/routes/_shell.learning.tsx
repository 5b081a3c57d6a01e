import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt } from '../ui/shell/NotBuilt.tsx'

export const Route = createFileRoute('/_shell/learning')({ component: () => <NotBuilt page="learning" /> })
