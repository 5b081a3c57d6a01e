import { createFileRoute } from '@tanstack/react-router'
import { OwnAccount } from '../ui/account/OwnAccount.tsx'

export const Route = createFileRoute('/_shell/account')({ component: OwnAccount })
