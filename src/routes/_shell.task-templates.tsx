import { createFileRoute } from '@tanstack/react-router'
import { TaskTemplates } from '../ui/tasks/TaskTemplates.tsx'

export const Route = createFileRoute('/_shell/task-templates')({ component: TaskTemplates })
