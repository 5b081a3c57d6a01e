import { Group, Modal, Select } from '@mantine/core'
import { useState } from 'react'
import { hrQueries } from '../../api/queries.ts'
import type { LetterKind } from '../../machines/records/letter.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { moment } from '../i18n/format.ts'
import { t } from '../i18n/letters.ts'
import { changedLines } from './changedLines.ts'
import css from './desk.module.css'

type Props = { kind: LetterKind; id: number; current: number; onClose: () => void }

/** Any two versions of a letter beside each other: values and lines that differ, the present one and the one before it first. */
export function VersionsDialog({ kind, id, current, onClose }: Props) {
  const [newer, setNewer] = useState(current)
  const [older, setOlder] = useState(current - 1)
  const request = { params: { path: { id } } }
  const offer = hrQueries.useQuery('get', '/offer-letter/versions/{id}', request, { enabled: kind === 'offer' })
  const contract = hrQueries.useQuery('get', '/contract-letter/versions/{id}', request, { enabled: kind === 'contract' })
  const { data, error, refetch } = kind === 'offer' ? offer : contract
  const versions = data?.responseDataList ?? []
  const choices = versions.map(({ number, makerName, savedAt }) => ({
    value: `${number}`,
    label: t('versionBy', { n: number, name: makerName, time: moment(savedAt) }),
  }))
  const [now, then] = [versions.find(({ number }) => number === newer), versions.find(({ number }) => number === older)]
  const lines = now && then ? changedLines(asLines(then), asLines(now)) : []
  return (
    <Modal opened onClose={onClose} size="lg" title={t('compareTitle')} closeButtonProps={{ 'aria-label': t('close') }}>
      {error && !data && <LoadFailed as="line" error={error} onRetry={() => void refetch()} />}
      <Group grow gap={12} preventGrowOverflow={false}>
        <Select
          label={t('compareOlder')}
          data={choices.filter(({ value }) => value !== `${newer}`)}
          value={`${older}`}
          allowDeselect={false}
          onChange={(value) => setOlder(Number(value ?? older))}
        />
        <Select
          label={t('compareNewer')}
          data={choices.filter(({ value }) => value !== `${older}`)}
          value={`${newer}`}
          allowDeselect={false}
          onChange={(value) => setNewer(Number(value ?? newer))}
        />
      </Group>
      {now && then && lines.every(({ change }) => change === 'same') && <p>{t('noDifference')}</p>}
      <ol className={css.lines}>
        {lines.map(({ change, text, at }) => (
          <li key={at} className={css[change]}>
            {change !== 'same' && <span className="vh">{t(change)}: </span>}
            {change === 'removed' ? <del>{text}</del> : change === 'added' ? <ins>{text}</ins> : text}
          </li>
        ))}
      </ol>
    </Modal>
  )
}

type Version = { content: { [key: string]: string | number | null }; text: string }
const asLines = ({ content: { subject: _subject, body: _body, templateId: _template, ...values }, text }: Version) => [
  ...Object.values(values).map((value) => `${value ?? ''}`),
  ...text.split('\n').filter(Boolean),
]
