import { createFileRoute } from '@tanstack/react-router'
import { SealPage } from '../ui/letters/SealPage.tsx'

/** Named on the certificate of every sealed letter. */
export const Route = createFileRoute('/check-letter')({ component: SealPage })
