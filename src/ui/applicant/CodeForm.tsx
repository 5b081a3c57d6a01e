import { TextInput } from '@mantine/core'
import { IconMailOpened } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { Refusal } from '../../api/client.ts'
import { codeBody } from '../../api/publicBounds.gen.ts'
import { tidyCode } from '../../machines/flows/registration.ts'
import { type FieldError, fieldsOf } from '../components/form/fields.tsx'
import { t } from '../i18n/applicant.ts'
import applicantCss from './applicant.module.css'
import css from './CodeForm.module.css'
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
    } else setGap({ field: 'code', message: length === 0 ? t('codeMissing') : t('codeLength', { n: length }) })
  }
  return (
    <Frame
      title={t('codeTitle')}
      organisation={organisation}
      {...(forLetter ? { step: { step: 1, of: 4 } } : {})}
      errors={errors}
      problem={problem}
      busy={busy}
      action={{ label: t('continue'), busyLabel: t('checking') }}
      note={t('neverBank')}
      onSubmit={submit}
    >
      <p>{t('codeText')}</p>
      <TextInput
        {...field('code')}
        label={t('codeLabel')}
        description={t('codeHelp')}
        classNames={{ input: css.bigcode }}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <ul className={applicantCss.help}>
        <li>
          <button type="button" className={applicantCss.plainly} onClick={onAsk}>
            {t('sendNewCode')}
          </button>
        </li>
        <li>
          <a className="link" href={signIn}>
            {t('haveAccount')}
          </a>
        </li>
      </ul>
      <div className={applicantCss.offerbox}>
        <IconMailOpened size={22} stroke={1.7} aria-hidden />
        <div>
          <b>{t('behindTitle')}</b>
          <p>{t('behindText')}</p>
        </div>
      </div>
    </Frame>
  )
}
