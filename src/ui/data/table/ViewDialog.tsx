import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { t as sayKit } from '../../i18n/components.ts'
import { t } from '../../i18n/views.ts'
import { ConfirmDialog } from '../../components/form/ConfirmDialog.tsx'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import type { Asking, Views } from './useViews.ts'

/** Asks for a view's name, or whether it is to be deleted. */
export default function ViewDialog({ asking, views }: { asking: Asking; views: Views }) {
  const { current, busy, problem } = views
  const [name, setName] = useState(
    asking === 'saveAs' ? '' : asking === 'rename' ? (current?.name ?? '') : t('copyOf', { name: current?.name ?? '' }).slice(0, 60),
  )
  const [missing, setMissing] = useState(false)
  const close = () => views.ask(null)
  const title = t(`title_${asking}`, { name: current?.name })
  if (asking === 'delete')
    return (
      <ConfirmDialog opened title={title} confirm={t('delete')} danger busy={busy} onConfirm={views.remove} onCancel={close}>
        {t('deleteText')}
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
            label={t('name')}
            description={t('nameHelp')}
            maxLength={60}
            value={name}
            error={missing && !name.trim() ? t('nameMissing') : told}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap={8}>
            <Button size="md" onClick={close}>
              {t('cancel')}
            </Button>
            <Button size="md" type="submit" variant="filled" aria-disabled={busy || undefined}>
              {t(asking === 'rename' ? 'rename' : asking === 'duplicate' ? 'duplicate' : 'save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
