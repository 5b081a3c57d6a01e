import { createFileRoute } from '@tanstack/react-router'
import { CoursesPage } from '../ui/learning/courses/CoursesPage.tsx'

export const Route = createFileRoute('/_shell/learning/courses/')({ component: CoursesPage })
