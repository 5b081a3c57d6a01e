import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import { t } from '../i18n/people.ts'
import { AddToGroup } from './AddToGroup.tsx'
import css from './people.module.css'

/** The groups that a person is in, and a way into another. */
export function GroupsOf({ applicantId, name }: { applicantId: number; name: string }) {
  const [adding, setAdding] = useState(false)
  // The same call as that of the person's other applications, which says where it failed.
  const { data } = recruitmentQueries.useQuery('get', '/applicant/{id}', { params: { path: { id: applicantId } } })
  const groups = data?.data.groups
  return (
    <section aria-label={t('inGroups')}>
      <h2>{t('inGroups')}</h2>
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
      <Button aria-haspopup="dialog" aria-label={t('addToOf', { name })} onClick={() => setAdding(true)}>
        {t('addTo')}
      </Button>
      {adding && <AddToGroup title={t('addOne', { name })} people={{ applicantIds: [applicantId] }} onClose={() => setAdding(false)} />}
    </section>
  )
}
