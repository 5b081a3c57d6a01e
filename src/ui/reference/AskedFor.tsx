import { Button } from '@mantine/core'
import { takeItem } from '../../machines/commands/referenceItem.ts'
import type { ReferenceItem, ReferenceListId } from '../../machines/records/referenceItem.ts'
import { notifyProblem, notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/reference.ts'
import css from './ReferenceList.module.css'
import { useReferenceList } from './useReference.ts'

/** Takes what was asked for into the list. */
export function useTaking(list: ReferenceListId) {
  const [, take] = useCommandActor(takeItem, {
    done: (_, { item }) => notifySuccess(t('taken', { name: item.name })),
    refused: (problem) => notifyProblem(problem, 'reference'),
  })
  return (item: ReferenceItem) => take({ type: 'do', what: { list, item } })
}

/** A name that somebody asked for, and what a manager can do with it. */
export function AskedFor({ item: { name, askedFor }, onTake, onMerge }: { item: ReferenceItem; onTake: () => void; onMerge: () => void }) {
  return (
    <div className={css.asked}>
      <span>{name}</span>
      {askedFor && <span className="meta">{t('askedBy', { by: askedFor.by, day: day(askedFor.at) })}</span>}
      <Button size="xs" aria-label={t('takeItem', { name })} onClick={onTake}>
        {t('take')}
      </Button>
      <Button size="xs" aria-label={t('mergeItem', { name })} onClick={onMerge}>
        {t('merge')}
      </Button>
    </div>
  )
}

/** Narrows the list to what was asked for; not there while nothing is. */
export function AskedFilter({ list, on, onChange }: { list: ReferenceListId; on: boolean; onChange: (on: boolean) => void }) {
  const { paging } = useReferenceList(list, '', { page: 1, size: 1, asked: true })
  const n = paging?.totalElements ?? 0
  if (n === 0 && !on) return null
  return (
    <Button variant={on ? 'light' : 'default'} aria-pressed={on} onClick={() => onChange(!on)}>
      {t('onlyAsked', { n })}
    </Button>
  )
}
