import { ActionIcon, Menu } from '@mantine/core'
import { IconCalendarTime, IconDots, IconMail, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { remindMachine } from '../../machines/commands/interview.ts'
import { interviewStates } from '../../machines/lifecycles/interview.ts'
import { isTagged } from '../../machines/lifecycles/tags.ts'
import type { Interview } from '../../machines/records/interview.ts'
import { shownName } from '../candidates/nameOf.ts'
import { notifyProblem, notifySuccess } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/interviews.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'

/** What HR does with one interview that is arranged: another time, one more interviewer, its mail again. */
export function InterviewMenu({ interview }: { interview: Interview }) {
  const [open, setOpen] = useState<'move' | 'assign' | null>(null)
  const [state, send] = useCommandActor(remindMachine, {
    done: (answer) => notifySuccess(answer),
    refused: (problem) => notifyProblem(problem, 'interview'),
  })
  const { id, version } = interview
  const name = shownName(interview.applicantName)
  const movable = interview.transitions.some(({ event, allowed }) => event === 'reschedule' && allowed)
  const planned = isTagged(interviewStates, interview.status, 'planned')
  if (!movable && !planned) return null
  const remind = (to: 'applicant' | 'interviewers') => !state.hasTag('busy') && send({ type: 'do', what: { id, version, to } })
  const close = () => setOpen(null)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('menuOf', { name })}>
            <IconDots size={16} stroke={1.8} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {movable && (
            <>
              <Menu.Item leftSection={<IconCalendarTime size={16} stroke={1.7} aria-hidden />} onClick={() => setOpen('move')}>
                {t('move')}
              </Menu.Item>
              <Menu.Item leftSection={<IconUserPlus size={16} stroke={1.7} aria-hidden />} onClick={() => setOpen('assign')}>
                {t('assign')}
              </Menu.Item>
            </>
          )}
          {planned && (
            <>
              <Menu.Item leftSection={<IconMail size={16} stroke={1.7} aria-hidden />} onClick={() => remind('applicant')}>
                {t('remindApplicant')}
              </Menu.Item>
              <Menu.Item leftSection={<IconMail size={16} stroke={1.7} aria-hidden />} onClick={() => remind('interviewers')}>
                {t('remindInterviewers')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {open === 'move' && <MoveDialog interview={interview} onClose={close} />}
      {open === 'assign' && <AssignDialog interview={interview} onClose={close} />}
    </>
  )
}
