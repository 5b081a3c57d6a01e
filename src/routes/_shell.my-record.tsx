import { createFileRoute } from '@tanstack/react-router'
import { MyRecord } from '../ui/employees/MyRecord.tsx'

export const Route = createFileRoute('/_shell/my-record')({ component: MyRecord })
