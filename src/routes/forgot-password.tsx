import { createFileRoute } from '@tanstack/react-router'
import { ForgotPassword } from '../ui/account/ForgotPassword.tsx'

export const Route = createFileRoute('/forgot-password')({ component: ForgotPassword })
