import { ActionIcon } from '@mantine/core'
import { IconMessage, IconThumbDown, IconThumbDownFilled, IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react'
import { useState } from 'react'
import type { components } from '../../api/recruitment.gen.ts'
import { judgeMachine } from '../../machines/commands/candidate.ts'
import { lazy } from '../components/lazy.tsx'
import { notifyProblem } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/candidate.ts'
import css from './Judgement.module.css'

const ReasonDialog = lazy(() => import('../components/form/ReasonDialog.tsx').then((module) => ({ default: module.ReasonDialog })))

type Judged = components['schemas']['JudgedRequirement']
type Props = { applicationId: number; section: Judged['section']; name: string; judged: readonly Judged[] }

/** One's own word on a criterion: yes, no, or none; pressed again it is taken back. */
export function Judgement({ applicationId, section, name, judged }: Props) {
  const [explaining, setExplaining] = useState(false)
  const [state, send] = useCommandActor(judgeMachine, {
    done: () => setExplaining(false),
    refused: (problem) => notifyProblem(problem, 'review'),
  })
  const busy = state.hasTag('busy')
  const mine = judged.find((one) => one.mine)
  const { what, problem } = state.context
  // The own last word counts until the answer that holds it is there.
  const own = what && !problem ? what.meets : (mine?.meets ?? null)
  const judge = (meets: boolean | null, comment?: string | null) =>
    !busy && send({ type: 'do', what: { applicationId, section, name, meets, ...(comment ? { comment } : {}) } })
  const [Yes, No] = [own === true ? IconThumbUpFilled : IconThumbUp, own === false ? IconThumbDownFilled : IconThumbDown]
  return (
    <>
      <fieldset className={css.judge} aria-label={t('judge', { name })}>
        <ActionIcon
          size={24}
          aria-label={t('meets')}
          title={t('meets')}
          aria-pressed={own === true}
          onClick={() => judge(own === true ? null : true, mine?.comment)}
        >
          <Yes size={14} stroke={1.8} />
        </ActionIcon>
        <ActionIcon
          size={24}
          aria-label={t('fails')}
          title={t('fails')}
          aria-pressed={own === false}
          onClick={() => judge(own === false ? null : false, mine?.comment)}
        >
          <No size={14} stroke={1.8} />
        </ActionIcon>
        {mine && (
          <ActionIcon size={24} aria-label={t('whyOf', { name })} title={t('why')} onClick={() => setExplaining(true)}>
            <IconMessage size={14} stroke={1.8} />
          </ActionIcon>
        )}
      </fieldset>
      {explaining && mine && (
        <ReasonDialog
          ask={{ title: t('whyTitle', { name }), text: t('whyText'), confirm: t('save'), reason: 'text' }}
          busy={busy}
          onCancel={() => setExplaining(false)}
          onConfirm={(comment) => judge(mine.meets, comment ?? null)}
        />
      )}
    </>
  )
}

/** What the others say of it, and what one said oneself. */
export function Judgements({ judged }: { judged: readonly Judged[] }) {
  const told = judged.filter((one) => !one.mine || one.comment)
  if (told.length === 0) return null
  return (
    <p className={`${css.judged} meta`}>
      {told.map(({ judge, meets, comment }) => `${t(meets ? 'judgedMeets' : 'judgedFails', { judge })}${comment ? ` – “${comment}”` : ''}`).join(' · ')}
    </p>
  )
}
