import { TextInput } from '@mantine/core'
import { IconMailOpened } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { Refusal } from '../../api/client.ts'
import { codeBody } from '../../api/publicBounds.gen.ts'
import { tidyCode } from '../../machines/flows/registration.ts'
import { type FieldError, fieldsOf } from '../components/form/fields.tsx'
import { say } from '../i18n/applicant.ts'
import { Frame } from './Frame.tsx'

const CODE_LENGTH = codeBody.code.minLength
const signIn = '/login?returnTo=%2Foffer-letter'

type Props = {
  organisation: string | undefined
  problem: Refusal | null
  busy: boolean
  forLetter: boolean
  onSubmit: (code: string) => void
  onAsk: () => void
}

/** The code as it stands in the message; spaces, dashes and small letters are all right. */
export function CodeForm({ organisation, problem, busy, forLetter, onSubmit, onAsk }: Props) {
  const [gap, setGap] = useState<FieldError | null>(null)
  const errors = gap ? [gap] : [...(problem?.errors ?? [])]
  const field = fieldsOf(errors, '', codeBody)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = String(new FormData(event.currentTarget).get('code') ?? '')
    const { length } = tidyCode(typed)
    if (length === CODE_LENGTH) {
      setGap(null)
      onSubmit(typed)
    } else setGap({ field: 'code', message: length === 0 ? say('codeMissing') : say('codeLength', { n: length }) })
  }
  return (
    <Frame
      title={say('codeTitle')}
      organisation={organisation}
      {...(forLetter ? { step: { step: 1, of: 4 } } : {})}
      errors={errors}
      problem={problem}
      busy={busy}
      action={{ label: say('continue'), busyLabel: say('checking') }}
      note={say('neverBank')}
      onSubmit={submit}
    >
      <p>{say('codeText')}</p>
      <TextInput
        {...field('code')}
        label={say('codeLabel')}
        description={say('codeHelp')}
        classNames={{ input: 'bigcode' }}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <ul className="help">
        <li>
          <button type="button" className="plainly" onClick={onAsk}>
            {say('sendNewCode')}
          </button>
        </li>
        <li>
          <a className="link" href={signIn}>
            {say('haveAccount')}
          </a>
        </li>
      </ul>
      <div className="offerbox">
        <IconMailOpened size={22} stroke={1.7} aria-hidden />
        <div>
          <b>{say('behindTitle')}</b>
          <p>{say('behindText')}</p>
        </div>
      </div>
    </Frame>
  )
}
