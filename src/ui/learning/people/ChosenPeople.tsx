import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/form/ConfirmDialog.tsx'
import { t } from '../../i18n/learning.ts'
import css from './people.module.css'
import { useRemind } from './useRemind.ts'

type Props = { people: ReadonlyMap<number, string>; courseIds: readonly number[]; onAssign: () => void; onClear: () => void }

/** What is done with those who are ticked. */
export function ChosenPeople({ people, courseIds, onAssign, onClear }: Props) {
  const [asking, setAsking] = useState(false)
  const { busy, remind } = useRemind(() => setAsking(false))
  return (
    <section className={css.batch} aria-label={t('chosen', { n: people.size })}>
      <span role="status">{t('chosen', { n: people.size })}</span>
      <Button size="xs" onClick={onAssign}>
        {t('assign')}
      </Button>
      <Button size="xs" onClick={() => setAsking(true)}>
        {t('remind')}
      </Button>
      <Button size="xs" onClick={onClear}>
        {t('clear')}
      </Button>
      {asking && (
        <ConfirmDialog
          opened
          title={t('remindTitle', { n: people.size })}
          confirm={t('remind')}
          busy={busy}
          onConfirm={() => remind([...people.keys()], [...courseIds])}
          onCancel={() => setAsking(false)}
        >
          {t(courseIds.length > 0 ? 'remindChosenText' : 'remindText')}
        </ConfirmDialog>
      )}
    </section>
  )
}
