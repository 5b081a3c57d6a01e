import { Button, Group, Modal, Stack, Switch } from '@mantine/core'
import { useKeysOn } from '../components/useKeysOn.ts'
import { t } from '../i18n/palette.ts'
import { Keys, paletteKeys } from './keys.tsx'
import css from './Palette.module.css'

const onCandidates = [
  { keys: ['J', 'K'], what: 'key_next' },
  { keys: ['?'], what: 'key_ownList' },
] as const
const onTheBoard = [
  { keys: ['Space'], what: 'key_lift' },
  { keys: ['left', 'right'], what: 'key_columns' },
  { keys: ['M'], what: 'key_menu' },
] as const
const everywhere = (palette: string) =>
  [
    { keys: palette.split(' '), what: 'key_palette' },
    { keys: ['?'], what: 'key_shortcuts' },
    { keys: ['Esc'], what: 'key_escape' },
  ] as const

/** Every shortcut, and the switch for those who press letters for something else, as voice control does. */
export function Shortcuts({ keys, onClose }: { keys: string; onClose: () => void }) {
  const [on, setOn] = useKeysOn()
  const groups = [
    { title: t('shortcutsEverywhere'), rows: everywhere(keys) },
    { title: t('shortcutsPalette'), rows: paletteKeys },
    { title: t('shortcutsCandidates'), rows: onCandidates },
    { title: t('shortcutsBoard'), rows: onTheBoard },
  ]
  return (
    <Modal opened onClose={onClose} title={t('shortcuts')} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap={16}>
        {groups.map(({ title, rows }) => (
          <section key={title} className={css.shortcuts}>
            <h3>{title}</h3>
            <Keys rows={rows} />
          </section>
        ))}
        <Switch label={t('letterKeys')} description={t('letterKeysHelp')} checked={on} onChange={(event) => setOn(event.currentTarget.checked)} />
        <Group justify="flex-end">
          <Button size="md" onClick={onClose}>
            {t('close')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
