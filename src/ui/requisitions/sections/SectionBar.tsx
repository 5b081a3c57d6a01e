import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { t } from '../../i18n/requisitions.ts'
import css from '../record.module.css'
import { detailTabs, type Section } from '../tabs.ts'

/** From one section to the next and back. */
export function SectionBar({ id, section }: { id: number; section: Section }) {
  const at = detailTabs.indexOf(section)
  const [before, after] = [detailTabs[at - 1], detailTabs[at + 1]]
  return (
    <div className={css.fbar}>
      {before && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconArrowLeft size={16} stroke={1.7} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/jobreq/$id" params={{ id }} search={{ tab: before }} />}
        >
          {t(before)}
        </Button>
      )}
      <span className="grow" />
      {after && (
        <Button
          rightSection={<IconArrowRight size={16} stroke={1.7} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/jobreq/$id" params={{ id }} search={{ tab: after }} />}
        >
          {t(after)}
        </Button>
      )}
    </div>
  )
}
