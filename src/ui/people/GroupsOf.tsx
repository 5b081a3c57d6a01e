import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { t } from '../i18n/people.ts'
import { AddToGroup } from './AddToGroup.tsx'
import css from './people.module.css'

/** The groups that a person is in, and a way into another. */
export function GroupsOf({ applicantId, name }: { applicantId: number; name: string }) {
  const [adding, setAdding] = useState(false)
  const { data, error, refetch } = recruitmentQueries.useQuery('get', '/people-group/of/{applicantId}', { params: { path: { applicantId } } })
  const groups = data?.responseDataList
  return (
    <section aria-label={t('inGroups')}>
      <h2>{t('inGroups')}</h2>
      {error && !data && <LoadFailed as="line" error={error} onRetry={() => void refetch()} />}
      {groups?.length === 0 && <p className="meta">{t('inNone')}</p>}
      <ul className={css.inGroups}>
        {groups?.map((group) => (
          <li key={group.id}>
            <Link className="link" to="/people-groups/$id" params={{ id: group.id }}>
              {group.name}
            </Link>
          </li>
        ))}
      </ul>
      <Button aria-haspopup="dialog" aria-label={t('addOne', { name })} onClick={() => setAdding(true)}>
        {t('addTo')}
      </Button>
      {adding && <AddToGroup title={t('addOne', { name })} people={{ applicantIds: [applicantId] }} onClose={() => setAdding(false)} />}
    </section>
  )
}
