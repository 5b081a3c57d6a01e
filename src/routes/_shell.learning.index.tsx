import { createFileRoute } from '@tanstack/react-router'
import { OwnLearning } from '../ui/learning/own/OwnLearning.tsx'

export const Route = createFileRoute('/_shell/learning/')({ component: OwnLearning })
