import { Button } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { components } from '../../api/recruitment.gen.ts'
import { PageTitle } from '../components/PageTitle.tsx'
import { t } from '../i18n/public.ts'
import css from './PositionPage.module.css'
import { PositionView } from './PositionView.tsx'
import { PublicBar } from './PublicBar.tsx'
import publicCss from './public.module.css'

/** One open position, and the way to apply. */
export function PositionPage({ position }: { position: components['schemas']['OpenPositionDetail'] }) {
  const { id, title, organisation } = position
  return (
    <div className={publicCss.pub}>
      <PageTitle title={`${title}, ${organisation}`} />
      <PublicBar organisation={organisation} />
      <main className={publicCss.post}>
        <Link to="/homepage" className={css.pubBack}>
          <IconChevronLeft size={16} stroke={2} aria-hidden />
          {t('allPositions')}
        </Link>
        <PositionView
          position={position}
          apply={
            <Button
              variant="filled"
              size="lg"
              fullWidth
              renderRoot={(props) => <Link {...props} to="/homepage/$jobPostId/apply/$place" params={{ jobPostId: id, place: 'cv' }} />}
            >
              {t('apply')}
            </Button>
          }
        />
      </main>
    </div>
  )
}
