import { Select } from '@mantine/core'
import { useState } from 'react'
import { mergeItem } from '../../machines/commands/referenceItem.ts'
import type { ReferenceItem, ReferenceListId } from '../../machines/records/referenceItem.ts'
import { choiceProps } from '../components/form/choices.tsx'
import { FormDialog } from '../components/form/FormDialog.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/reference.ts'
import { useReferenceList } from './useReference.ts'

type Props = { list: ReferenceListId; item: ReferenceItem; into: number | null; onClose: () => void }
const whole = { page: 1, size: 1000, asked: false }

/** Uses another item of the list wherever this one is used. */
export function MergeDialog({ list, item, into: named, onClose }: Props) {
  const query = useReferenceList(list, '', whole)
  const others = (query.items ?? []).filter(({ id }) => id !== item.id)
  const [into, choose] = useState(named)
  const [missing, setMissing] = useState(false)
  const [merging, merge] = useCommandActor(mergeItem, {
    done(_, { into }) {
      notifySuccess(t('merged', { name: item.name, into: others.find(({ id }) => id === into)?.name }))
      onClose()
    },
  })
  const { name } = item
  const submit = () => {
    setMissing(into === null)
    if (into !== null) merge({ type: 'do', what: { list, item, into } })
  }
  return (
    <FormDialog title={t('mergeTitle', { name })} confirm={t('merge')} busy={merging.hasTag('busy')} onSubmit={submit} onClose={onClose}>
      <ProblemAlert problem={merging.context.problem} situation="reference" />
      <p className="dim">{t('mergeText', { name })}</p>
      <Select
        size="md"
        label={t('mergeWith')}
        {...choiceProps(query)}
        data={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={into === null ? null : String(into)}
        error={missing && into === null ? t('mergeMissing') : undefined}
        searchable
        data-autofocus
        openOnFocus={false}
        onChange={(chosen) => choose(chosen === null ? null : Number(chosen))}
      />
    </FormDialog>
  )
}
