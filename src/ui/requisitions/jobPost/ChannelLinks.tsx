import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import { IconCopy, IconPlus, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { publicApplication } from '../../../api/publicBounds.gen.ts'
import { notifySuccess } from '../../components/toast.ts'
import { t } from '../../i18n/jobPost.ts'
import css from './QuestionsEditor.module.css'

type Props = { postId: number | null; channels: readonly string[]; onChange: (channels: string[]) => void }

const suggested = ['linkedin', 'indeed', 'seek', 'newsletter', 'university'] as const
const most = 20
const longest = publicApplication.channel.maxLength

/** A name as it stands in a link: "Newsletter Mai" is newsletter-mai. */
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** A link to the public post for each place where it is advertised; saved with the post. */
export default function ChannelLinks({ postId, channels, onChange }: Props) {
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const [told, setTold] = useState('')
  const left = suggested.filter((one) => !channels.includes(one))
  const isFull = channels.length >= most
  const add = (from: string) => {
    const slug = slugOf(from)
    const problem = isFull
      ? t('channelsFull', { most })
      : slug === '' || slug.length > longest
        ? t('channelMissing', { most: longest })
        : channels.includes(slug)
          ? t('channelTwice')
          : null
    setWrong(problem)
    if (problem) return
    onChange([...channels, slug])
    setName('')
  }
  const copy = async (channel: string, at: number) => {
    setTold('')
    try {
      await navigator.clipboard.writeText(linkTo(postId, channel))
      notifySuccess(t('copied', { channel }))
    } catch {
      const input = list.current?.querySelectorAll('input')[at]
      input?.focus()
      input?.select()
      setTold(t('notCopied'))
    }
  }
  return (
    <section aria-labelledby="post-links" className={css.questions}>
      <h3 id="post-links">{t('links')}</h3>
      <p className="dim">{t('linksHelp')}</p>
      {postId === null && <p className="meta">{t('linksLater')}</p>}
      {postId !== null && channels.length === 0 && <p className="meta">{t('linksNone')}</p>}
      <ul ref={list}>
        {channels.map((channel, at) => (
          <li key={channel} className={css.link}>
            <TextInput label={t('channelLink', { channel })} readOnly value={postId === null ? `?from=${channel}` : linkTo(postId, channel)} />
            <Button
              leftSection={<IconCopy size={16} stroke={1.7} aria-hidden />}
              aria-label={t('channelCopy', { channel })}
              disabled={postId === null}
              onClick={() => void copy(channel, at)}
            >
              {t('copy')}
            </Button>
            <ActionIcon size={36} aria-label={t('channelRemove', { channel })} onClick={() => onChange(channels.filter((one) => one !== channel))}>
              <IconX size={16} stroke={1.8} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <p className="meta" role="status">
        {told}
      </p>
      <div className={css.adding}>
        <TextInput
          label={t('channelName')}
          description={t('channelHelp')}
          value={name}
          error={wrong}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setWrong(null)
          }}
          onKeyDown={(event) => event.key === 'Enter' && add(name)}
        />
        <Button leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={() => add(name)}>
          {t('channelAdd')}
        </Button>
      </div>
      {left.length > 0 && !isFull && (
        <Group gap={6} mt={8} role="group" aria-label={t('suggested')}>
          <span className="meta">{t('suggested')}</span>
          {left.map((one) => (
            <Button key={one} size="xs" leftSection={<IconPlus size={13} stroke={2} aria-hidden />} onClick={() => add(one)}>
              {t(`channel_${one}`)}
            </Button>
          ))}
        </Group>
      )}
    </section>
  )
}

const linkTo = (postId: number | null, channel: string) => `${window.location.origin}/homepage/${postId}?from=${channel}`
