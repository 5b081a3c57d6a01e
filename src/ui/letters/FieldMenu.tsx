import { Button, Menu } from '@mantine/core'
import { IconBraces, IconChevronDown } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { t } from '../i18n/letters.ts'

export type FieldName = { field: string; label: string }

/** The list that merge fields are picked from. */
export function FieldMenu({ editor, fields }: { editor: Editor | null; fields: readonly FieldName[] }) {
  return (
    <Menu position="bottom-end" width={220} withinPortal>
      <Menu.Target>
        <Button size="xs" leftSection={<IconBraces size={14} aria-hidden />} rightSection={<IconChevronDown size={13} aria-hidden />}>
          {t('insertField')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflow: 'auto' }}>
        {fields.map(({ field, label }) => (
          <Menu.Item
            key={field}
            onClick={() =>
              editor
                ?.chain()
                .focus()
                .insertContent([
                  { type: 'mergeField', attrs: { field } },
                  { type: 'text', text: ' ' },
                ])
                .run()
            }
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
