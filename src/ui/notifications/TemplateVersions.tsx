import { Button, Group, Modal, Select } from '@mantine/core'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { moment } from '../i18n/format.ts'
import { t } from '../i18n/notifications.ts'
import { changedLines } from '../letters/changedLines.ts'
import css from '../letters/desk.module.css'

type Version = components['schemas']['TemplateVersion']
type Props = { id: number; current: number; onRestore: (version: Version) => void; onClose: () => void }

/** The present text of a template beside an earlier one, which can be taken into the editor again. */
export function TemplateVersions({ id, current, onRestore, onClose }: Props) {
  const [other, setOther] = useState<number | null>(null)
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/email-template/versions/{id}', { params: { path: { id } } })
  const versions = data?.responseDataList ?? []
  const earlier = versions.filter(({ version }) => version !== current)
  const now = versions.find(({ version }) => version === current)
  const then = earlier.find(({ version }) => version === other) ?? earlier[0]
  const lines = now && then ? changedLines(linesOf(then), linesOf(now)) : []
  return (
    <Modal opened onClose={onClose} size="lg" title={t('versionsTitle')} closeButtonProps={{ 'aria-label': t('close') }}>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && !then && <p>{t('onlyVersion')}</p>}
      {then && (
        <>
          <Select
            label={t('compareWith', { n: current })}
            data={earlier.map(({ version, savedBy, savedAt }) => ({
              value: `${version}`,
              label: t('versionBy', { n: version, name: savedBy, time: moment(savedAt) }),
            }))}
            value={`${then.version}`}
            allowDeselect={false}
            onChange={(value) => setOther(Number(value))}
          />
          {lines.every(({ change }) => change === 'same') && <p>{t('noDifference')}</p>}
          <ol className={css.lines}>
            {lines.map(({ change, text, at }) => (
              <li key={at} className={css[change]}>
                {change !== 'same' && <span className="vh">{t(change)}: </span>}
                {change === 'removed' ? <del>{text}</del> : change === 'added' ? <ins>{text}</ins> : text}
              </li>
            ))}
          </ol>
          <Group justify="flex-end" mt={16}>
            <Button onClick={() => onRestore(then)}>{t('restore', { n: then.version })}</Button>
          </Group>
        </>
      )}
    </Modal>
  )
}

const linesOf = ({ text }: Version) => text.split('\n').filter(Boolean)
