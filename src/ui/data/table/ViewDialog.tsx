import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { say as sayKit } from '../../i18n/kit.ts'
import { say } from '../../i18n/views.ts'
import { ConfirmDialog } from '../../components/form/ConfirmDialog.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import type { Asking, Views } from './useViews.ts'

/** Asks for a view's name, or whether it is to be deleted. */
export default function ViewDialog({ asking, views }: { asking: Asking; views: Views }) {
  const { current, busy, problem } = views
  const [name, setName] = useState(
    asking === 'saveAs' ? '' : asking === 'rename' ? (current?.name ?? '') : say('copyOf', { name: current?.name ?? '' }).slice(0, 60),
  )
  const [missing, setMissing] = useState(false)
  const close = () => views.ask(null)
  const title = say(`title_${asking}`, { name: current?.name })
  if (asking === 'delete')
    return (
      <ConfirmDialog opened title={title} confirm={say('delete')} danger busy={busy} onConfirm={views.remove} onCancel={close}>
        {say('deleteText')}
      </ConfirmDialog>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!name.trim()) return setMissing(true)
    if (busy) return
    if (asking === 'rename') views.rename(name)
    else views.saveAs(name, asking === 'duplicate' ? current?.search : undefined)
  }
  const told = problem?.errors.find(({ field }) => field === 'name')?.message
  return (
    <Modal opened onClose={close} title={title} closeButtonProps={{ 'aria-label': sayKit('close') }}>
      <form onSubmit={submit} noValidate>
        <Stack gap={16}>
          {!told && <ProblemAlert problem={problem} />}
          <TextInput
            data-autofocus
            size="md"
            label={say('name')}
            description={say('nameHelp')}
            maxLength={60}
            value={name}
            error={missing && !name.trim() ? say('nameMissing') : told}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap={8}>
            <Button size="md" onClick={close}>
              {say('cancel')}
            </Button>
            <Button size="md" type="submit" variant="filled" aria-disabled={busy || undefined}>
              {say(asking === 'rename' ? 'rename' : asking === 'duplicate' ? 'duplicate' : 'save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
