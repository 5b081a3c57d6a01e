import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/form/ConfirmDialog.tsx'
import { FormDialog } from '../../../components/form/FormDialog.tsx'
import { ProblemAlert } from '../../../components/form/ProblemAlert.tsx'
import { t } from '../../../i18n/views.ts'
import type { Asking, Views } from './useViews.ts'

/** Asks for a view's name, or whether it is to be deleted. */
export default function ViewDialog({ asking, views }: { asking: Asking; views: Views }) {
  const { opened: current, ofColleague, busy, problem } = views
  const [name, setName] = useState(
    asking === 'saveAs' ? '' : asking === 'rename' ? (current?.name ?? '') : t('copyOf', { name: current?.name ?? '' }).slice(0, 60),
  )
  const [missing, setMissing] = useState(false)
  const close = () => views.ask(null)
  const title = t(`title_${asking}`, { name: current?.name })
  if (asking === 'delete')
    return (
      <ConfirmDialog opened title={title} confirm={t('delete')} danger busy={busy} onConfirm={views.remove} onCancel={close}>
        {t(ofColleague ? 'deleteSharedText' : 'deleteText', { owner: ofColleague?.owner })}
      </ConfirmDialog>
    )
  const submit = () => {
    if (!name.trim()) return setMissing(true)
    if (busy) return
    if (asking === 'rename') views.rename(name)
    else views.saveAs(name, asking === 'duplicate' ? current?.search : undefined)
  }
  const told = problem?.errors.find(({ field }) => field === 'name')?.message
  return (
    <FormDialog
      title={title}
      confirm={t(asking === 'rename' ? 'rename' : asking === 'duplicate' ? 'duplicate' : 'save')}
      busy={busy}
      onSubmit={submit}
      onClose={close}
    >
      {!told && <ProblemAlert problem={problem} />}
      <TextInput
        data-autofocus
        size="md"
        label={t('name')}
        description={t(asking === 'rename' && views.current?.shared ? 'nameHelpShared' : 'nameHelp')}
        maxLength={60}
        value={name}
        error={missing && !name.trim() ? t('nameMissing') : told}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
