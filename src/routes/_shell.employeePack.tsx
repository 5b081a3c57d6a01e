import { createFileRoute } from '@tanstack/react-router'
import { PackPage } from '../ui/employees/PackPage.tsx'

export const Route = createFileRoute('/_shell/employeePack')({ component: PackPage })
