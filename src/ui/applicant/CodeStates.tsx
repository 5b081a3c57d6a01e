import { Button } from '@mantine/core'
import type { components } from '../../api/hr.gen.ts'
import { t } from '../i18n/applicant.ts'
import { moment } from '../i18n/format.ts'
import css from './applicant.module.css'
import { Frame } from './Frame.tsx'

type Seen = components['schemas']['RegistrationState']

/** Somebody came by the link of the message: nothing to type. */
export function LinkReady({
  seen,
  busy,
  forLetter,
  onContinue,
  onType,
}: {
  seen: Seen | null
  busy: boolean
  forLetter: boolean
  onContinue: () => void
  onType: () => void
}) {
  return (
    <Frame
      title={t(forLetter ? 'linkTitle' : 'linkOnlyTitle')}
      organisation={seen?.organisation}
      {...(forLetter ? { step: { step: 1, of: 4 } } : {})}
      busy={busy}
      action={{ label: t('continue'), busyLabel: t('checking') }}
      note={t('neverBank')}
      onSubmit={onContinue}
    >
      <p>{t(forLetter ? 'linkText' : 'linkOnlyText', { until: moment(seen?.expiresAt) })}</p>
      <button type="button" className={css.plainly} onClick={onType}>
        {t('linkTypeInstead')}
      </button>
    </Frame>
  )
}

type EndedProps = { kind: 'used' | 'expired' | 'burned' | 'replaced'; forLetter: boolean; onAsk?: () => void; onType: () => void }

/** A code that no longer works: which, why, and what to do next. */
export function CodeEnded({ kind, forLetter, onAsk, onType }: EndedProps) {
  return (
    <Frame
      title={t(`${kind}Title`)}
      {...(onAsk
        ? { action: { label: t('sendNewCode') }, onSubmit: onAsk }
        : {
            way: (
              <Button component="a" href={forLetter ? '/login?returnTo=%2Foffer-letter' : '/login'} size="lg" fullWidth variant="filled">
                {t('signIn')}
              </Button>
            ),
          })}
    >
      <p>{t(`${kind}Text`)}</p>
      <button type="button" className={css.plainly} onClick={onType}>
        {t('typeAnother')}
      </button>
    </Frame>
  )
}
