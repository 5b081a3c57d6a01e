import { Button } from '@mantine/core'
import { IconLayoutKanban, IconList } from '@tabler/icons-react'
import { t } from '../i18n/board.ts'

/** The same applications as rows or as cards by status. */
export function ShownAs({ board, onBoard }: { board: boolean; onBoard: (board: boolean) => void }) {
  return (
    <Button.Group aria-label={t('shownAs')}>
      <Button
        aria-pressed={!board}
        variant={board ? 'subtle' : 'default'}
        leftSection={<IconList size={16} stroke={1.7} aria-hidden />}
        onClick={() => onBoard(false)}
      >
        {t('list')}
      </Button>
      <Button
        aria-pressed={board}
        variant={board ? 'default' : 'subtle'}
        leftSection={<IconLayoutKanban size={16} stroke={1.7} aria-hidden />}
        onClick={() => onBoard(true)}
      >
        {t('board')}
      </Button>
    </Button.Group>
  )
}
