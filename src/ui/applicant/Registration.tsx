import { useActorRef, useSelector } from '@xstate/react'
import { isLinkKey, registrationMachine } from '../../machines/flows/registration.ts'
import { lazy } from '../components/lazy.tsx'
import { t } from '../i18n/applicant.ts'
import { CodeForm } from './CodeForm.tsx'
import { CodeEnded, LinkReady } from './CodeStates.tsx'
import { Frame } from './Frame.tsx'
import { MailForm, MailSent } from './MailForm.tsx'

// Loaded while the code is being checked: the code's own page stays light.
const PasswordForm = lazy(() => import('./PasswordForm.tsx').then((module) => ({ default: module.PasswordForm })))
const PasswordSet = lazy(() => import('./PasswordForm.tsx').then((module) => ({ default: module.PasswordSet })))

type Props = {
  code: string | undefined
  /** Whether a letter waits behind it; else it is about the password alone. */
  forLetter?: boolean
  whenIn: () => void
}

/** From the code of a message to the session: whatever state the registration is in. */
export function Registration({ code, forLetter = true, whenIn }: Props) {
  const registration = useActorRef(registrationMachine, { input: { code, whenIn } })
  const state = useSelector(registration, (snapshot) => snapshot)
  const { send } = registration
  const { problem, person, seen } = state.context
  const organisation = seen?.organisation
  const busy = state.hasTag('busy')

  if (state.matches('arriving') || state.matches('lookingUp')) return <Frame title={t('linkChecking')} busy />
  if (state.matches('linkReady') || (state.matches('checking') && isLinkKey(state.context.code)))
    return <LinkReady {...{ seen, busy, forLetter }} onContinue={() => send({ type: 'continue' })} onType={() => send({ type: 'typeCode' })} />
  if (state.hasTag('resetForm') || state.matches('signingIn'))
    return (
      <PasswordForm
        {...{ organisation, problem, person, busy, forLetter }}
        label={state.matches('signingIn') ? t('signingIn') : t('setting')}
        onSubmit={(password) => send({ type: 'setPassword', password })}
      />
    )
  if (state.matches('signedIn')) return <Frame title={t('moment')} organisation={organisation} busy />
  if (state.matches('passwordSet')) return <PasswordSet {...{ organisation, forLetter }} />
  if (state.matches('used')) return <CodeEnded kind="used" forLetter={forLetter} onType={() => send({ type: 'typeCode' })} />
  for (const kind of ['expired', 'burned', 'replaced'] as const)
    if (state.matches(kind))
      return <CodeEnded kind={kind} forLetter={forLetter} onAsk={() => send({ type: 'requestCode' })} onType={() => send({ type: 'typeCode' })} />
  if (state.matches('mailForm') || state.matches('requesting'))
    return <MailForm {...{ problem, busy }} onSubmit={(email) => send({ type: 'requestCode', email })} onBack={() => send({ type: 'typeCode' })} />
  if (state.matches('requested')) return <MailSent onType={() => send({ type: 'typeCode' })} />
  return (
    <CodeForm
      {...{ organisation, problem, busy, forLetter }}
      onSubmit={(typed) => send({ type: 'submitCode', code: typed })}
      onAsk={() => send({ type: 'askForMail' })}
    />
  )
}
