import { ActionIcon, Button, Group, Popover, TextInput } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import { t } from '../i18n/letters.ts'

const isAddress = (typed: string) => /^(https:\/\/|mailto:)\S+$/.test(typed)

/** Makes the selected words a link. */
export function LinkTool({ editor }: { editor: Editor }) {
  const [opened, setOpened] = useState(false)
  const [href, setHref] = useState('')
  const [wrong, setWrong] = useState(false)
  const toggle = () => {
    setHref(String(editor.getAttributes('link').href ?? ''))
    setWrong(false)
    setOpened(!opened)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (href.trim() && !isAddress(href.trim())) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href.trim()) chain.setLink({ href: href.trim() }).run()
    else chain.unsetLink().run()
    setOpened(false)
  }
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus withinPortal width={320}>
      <Popover.Target>
        <ActionIcon variant="subtle" aria-label={t('link')} aria-expanded={opened} onClick={toggle}>
          <IconLink size={16} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={submit} noValidate>
          <Group align="end" gap={8} wrap="nowrap">
            <TextInput
              flex={1}
              label={t('linkAddress')}
              error={wrong && t('linkWrong')}
              value={href}
              inputMode="url"
              onChange={(event) => setHref(event.currentTarget.value)}
            />
            <Button type="submit">{t('linkSet')}</Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
