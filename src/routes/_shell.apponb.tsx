import { createFileRoute } from '@tanstack/react-router'
import { OnboardingPage } from '../ui/employees/OnboardingPage.tsx'

export const Route = createFileRoute('/_shell/apponb')({ component: OnboardingPage })
