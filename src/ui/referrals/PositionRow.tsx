import { Button, TextInput } from '@mantine/core'
import { IconCopy, IconUserPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { components } from '../../api/recruitment.gen.ts'
import { notifySuccess } from '../components/toast.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/referrals.ts'
import { placesInWords } from '../public/pay.ts'
import css from './referrals.module.css'

type Props = { position: components['schemas']['OpenPosition']; token: string | undefined; onRefer: () => void }

/** What cannot be copied is there to be copied by hand. */
const select = (input: HTMLInputElement | null) => {
  input?.focus()
  input?.select()
}

/** An open position, one's own link to it, and the way to put somebody forward for it. */
export function PositionRow({ position: { id, title, department, places, closingDate }, token, onRefer }: Props) {
  const [isShown, setIsShown] = useState(false)
  const link = `${window.location.origin}/homepage/${id}?ref=${token ?? ''}`
  const facts = [department, placesInWords(places, 2), closingDate && t('until', { day: day(closingDate) })].filter(Boolean)
  const copy = async () => {
    if (!token) return
    try {
      await navigator.clipboard.writeText(link)
      notifySuccess(t('copied'))
    } catch {
      setIsShown(true)
    }
  }
  return (
    <li>
      <div className={css.what}>
        <Link to="/homepage/$jobPostId" params={{ jobPostId: id }} className="link">
          {title}
        </Link>
        <div className="meta dot-sep">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </div>
      </div>
      <div className={css.acts}>
        <Button
          leftSection={<IconCopy size={16} stroke={1.7} aria-hidden />}
          aria-label={t('copyOf', { title })}
          aria-disabled={!token || undefined}
          onClick={() => void copy()}
        >
          {t('copy')}
        </Button>
        <Button leftSection={<IconUserPlus size={16} stroke={1.7} aria-hidden />} aria-label={t('referFor', { title })} onClick={onRefer}>
          {t('refer')}
        </Button>
      </div>
      {isShown && <TextInput ref={select} className={css.link} label={t('linkTo', { title })} description={t('notCopied')} readOnly value={link} />}
    </li>
  )
}
