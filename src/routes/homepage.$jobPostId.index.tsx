import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { PositionPage } from '../ui/public/PositionPage.tsx'

const parent = getRouteApi('/homepage/$jobPostId')

export const Route = createFileRoute('/homepage/$jobPostId/')({ component: Position })

function Position() {
  return <PositionPage position={parent.useLoaderData()} />
}
