import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../components/EmptyState.tsx'
import { t } from '../i18n/public.ts'
import css from './public.module.css'

export function PositionGone() {
  return (
    <main className={`${css.pub} ${css.pubGone}`}>
      <EmptyState
        kind="noMatch"
        level={1}
        title={t('goneTitle')}
        actions={
          <Button size="md" renderRoot={(props) => <Link {...props} to="/homepage" />}>
            {t('allPositions')}
          </Button>
        }
      >
        {t('goneText')}
      </EmptyState>
    </main>
  )
}
