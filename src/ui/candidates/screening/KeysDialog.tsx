import { Button, Group, Modal, Stack, Switch } from '@mantine/core'
import { t } from '../../i18n/screening.ts'
import css from './screening.module.css'

export const MAIN_KEY = 'S'
export const UNDO_KEY = 'U'

/** The keys of the page, as the line at its foot and the dialog show them. */
export const pageKeys = [
  { keys: ['J', 'K'], what: 'key_next' },
  { keys: ['1', '–', '5'], what: 'key_review' },
  { keys: ['N'], what: 'key_note' },
  { keys: ['E'], what: 'key_evidence' },
  { keys: [UNDO_KEY], what: 'key_undo' },
  { keys: ['?'], what: 'key_help' },
] as const
const decidingKeys = [
  { keys: [MAIN_KEY], what: 'key_main' },
  { keys: ['H'], what: 'key_hold' },
  { keys: ['R'], what: 'key_reject' },
  { keys: ['Esc'], what: 'key_escape' },
] as const
/** Every key of the page. */
export const screeningKeys = [...pageKeys, ...decidingKeys]

type Props = { keys: readonly { keys: readonly string[]; what: Parameters<typeof t>[0] }[]; on: boolean; onSwitch: (on: boolean) => void; onClose: () => void }

/** All keys, and the switch for those who press letters for something else, as voice control does. */
export function KeysDialog({ keys: rows, on, onSwitch, onClose }: Props) {
  return (
    <Modal opened onClose={onClose} title={t('keysTitle')} closeButtonProps={{ 'aria-label': t('keysClose') }}>
      <Stack gap={16}>
        <dl className={css.allKeys}>
          {rows.map(({ keys, what }) => (
            <div key={what}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t(what)}</dd>
            </div>
          ))}
        </dl>
        <Switch label={t('keysOn')} description={t('keysOnHelp')} checked={on} onChange={(event) => onSwitch(event.currentTarget.checked)} />
        <Group justify="flex-end">
          <Button size="md" onClick={onClose}>
            {t('keysClose')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
