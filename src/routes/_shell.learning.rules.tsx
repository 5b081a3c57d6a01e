import { createFileRoute } from '@tanstack/react-router'
import { RulesPage } from '../ui/learning/rules/RulesPage.tsx'

export const Route = createFileRoute('/_shell/learning/rules')({ component: RulesPage })
