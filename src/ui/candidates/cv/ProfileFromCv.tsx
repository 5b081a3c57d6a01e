import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core'
import { useMachine } from '@xstate/react'
import { type Found, keyOf, profileDraftMachine, type Stated } from '../../../machines/flows/profileDraft.ts'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { ReadFrom } from '../../components/ReadFrom.tsx'
import { notifySuccess } from '../../components/toast.ts'
import { useEmitted } from '../../data/useEmitted.ts'
import { t } from '../../i18n/candidate.ts'
import css from './ProfileFromCv.module.css'

type Props = { stated: Stated; name: string; onClose: () => void }

/** What the CV names and the application does not state yet, to be looked at and added. */
export function ProfileFromCv({ stated, name, onClose }: Props) {
  const [state, send, actor] = useMachine(profileDraftMachine, { input: { stated } })
  useEmitted(actor, ({ message }) => {
    notifySuccess(message)
    onClose()
  })
  const { draft, chosen, years, problem } = state.context
  const news = draft?.items.filter((item) => !item.stated) ?? []
  const fields = [...new Set(news.map(({ field }) => field))]
  const found = draft?.totalExperience ?? null
  const asksYears = found !== null && found !== draft?.statedExperience
  return (
    <Modal opened onClose={onClose} title={t('profileTitle', { name })} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap={16}>
        {state.matches('reading') && <p role="status">{t('reading')}</p>}
        <ProblemAlert problem={problem} {...(state.matches('unreadable') ? { onRetry: () => send({ type: 'retry' }), retryLabel: t('retry') } : {})} />
        {draft && <p className="dim">{t(news.length > 0 || asksYears ? 'profileText' : 'profileNothing')}</p>}
        {asksYears && (
          <div className={css.one}>
            <Checkbox
              label={draft?.statedExperience == null ? t('years', { n: found }) : t('yearsStated', { n: found, stated: draft.statedExperience })}
              checked={years}
              onChange={() => send({ type: 'toggleYears' })}
            />
            <ReadFrom evidence={draft?.experience?.evidence ?? []} label={t('readWords', { what: t('years', { n: found }) })} />
          </div>
        )}
        {fields.map((field) => (
          <Findings
            key={field}
            field={field}
            items={news.filter((item) => item.field === field)}
            chosen={chosen}
            onToggle={(key) => send({ type: 'toggle', key })}
          />
        ))}
        <Group justify="flex-end" gap={8}>
          <Button size="md" onClick={onClose}>
            {t('cancel')}
          </Button>
          {(news.length > 0 || asksYears) && (
            <Button
              size="md"
              variant="filled"
              aria-disabled={!state.can({ type: 'save' }) || undefined}
              onClick={() => state.can({ type: 'save' }) && send({ type: 'save' })}
            >
              {t('take')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}

type FindingsProps = { field: Found['field']; items: readonly Found[]; chosen: readonly string[]; onToggle: (key: string) => void }

function Findings({ field, items, chosen, onToggle }: FindingsProps) {
  return (
    <fieldset className={css.found}>
      <legend>{t(`found_${field}`)}</legend>
      {items.map((item) => (
        <div key={item.id} className={css.one}>
          <Checkbox label={item.name} checked={chosen.includes(keyOf(item))} onChange={() => onToggle(keyOf(item))} />
          <ReadFrom evidence={item.evidence} label={t('readWords', { what: item.name })} />
        </div>
      ))}
    </fieldset>
  )
}
