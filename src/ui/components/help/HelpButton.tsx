import { Popover } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useState } from 'react'
import type { Term } from '../../i18n/help.ts'
import { t } from '../../i18n/shell.ts'
import { LazyBoundary, lazy } from '../lazy.tsx'
import { Pending } from '../Pending.tsx'
import css from './help.module.css'

const Terms = lazy(() => import('./Terms.tsx').then((module) => ({ default: module.Terms })))

/** What the words of this page mean, one click beside its title. The texts come when they are asked for. */
export function HelpButton({ terms }: { terms: readonly Term[] }) {
  const [opened, setOpened] = useState(false)
  return (
    <Popover opened={opened} onChange={setOpened} width={360} position="bottom-start" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <button type="button" className={css.help} aria-label={t('words')} aria-expanded={opened} onClick={() => setOpened(!opened)}>
          <IconHelpCircle size={17} stroke={1.7} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('words')} className={css.terms}>
        <LazyBoundary fallback={<Pending />}>
          <Terms terms={terms} onClose={() => setOpened(false)} />
        </LazyBoundary>
      </Popover.Dropdown>
    </Popover>
  )
}
