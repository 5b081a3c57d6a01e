import { Button, Group, Modal } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { recruitmentQueries } from '../../api/queries.ts'
import type { components } from '../../api/recruitment.gen.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Pending } from '../components/Pending.tsx'
import { DownloadButton } from '../data/DownloadButton.tsx'
import { day, moment } from '../i18n/format.ts'
import { t } from '../i18n/pack.ts'
import css from './employees.module.css'

type Props = { document: components['schemas']['OnboardingDocument']; onClose: () => void }

/** The versions of a document, and who said to have read which of them and when. */
export function WhoRead({ document, onClose }: Props) {
  const [page, setPage] = useState(1)
  const of = { documentId: document.id }
  const versions = recruitmentQueries.useQuery('get', '/employee-onboarding/versions/{documentId}', { params: { path: of } })
  const readers = recruitmentQueries.useQuery(
    'get',
    '/employee-onboarding/acknowledgements/{documentId}',
    { params: { path: of, query: { page, size: 25 } } },
    { placeholderData: keepPreviousData },
  )
  const error = (!versions.data && versions.error) || (!readers.data && readers.error)
  const pages = readers.data?.paging.totalPages ?? 0
  const retry = () => {
    void versions.refetch()
    void readers.refetch()
  }
  return (
    <Modal opened onClose={onClose} size={640} title={t('readTitle', { name: document.name })} closeButtonProps={{ 'aria-label': t('close') }}>
      {error && <LoadFailed error={error} onRetry={retry} />}
      {!error && (!versions.data || !readers.data) && <Pending />}
      {versions.data && readers.data && (
        <>
          <h2 className={css.readHead}>{t('versions')}</h2>
          <ol className={css.readers} aria-label={t('versions')}>
            {versions.data.responseDataList.map(({ number, fileId, originalName, createdAt, by, acknowledged }) => (
              <li key={number}>
                <span>
                  <span className="b">{t('version', { n: number })}</span>{' '}
                  <span className="meta">{[day(createdAt), by, t('readBy', { n: acknowledged })].filter(Boolean).join(' · ')}</span>
                </span>
                <DownloadButton file={{ id: fileId, originalName }} label={t('openVersion', { n: number, file: originalName })}>
                  {originalName}
                </DownloadButton>
              </li>
            ))}
          </ol>
          <h2 className={css.readHead}>{t('whoRead')}</h2>
          {readers.data.responseDataList.length === 0 && <p>{t('nobodyRead')}</p>}
          <ol className={css.readers} aria-label={t('whoRead')}>
            {readers.data.responseDataList.map(({ id, name, employeeId, number, acknowledgedAt }) => (
              <li key={id}>
                {employeeId ? (
                  <Link className="link" to="/employee/$employeeId" params={{ employeeId }}>
                    {name}
                  </Link>
                ) : (
                  <span>{name}</span>
                )}
                <span className="meta">{`${t('version', { n: number })} · ${moment(acknowledgedAt)}`}</span>
              </li>
            ))}
          </ol>
          {pages > 1 && (
            <Group gap={8} mt={12}>
              <Button aria-disabled={page === 1 || undefined} onClick={() => setPage(Math.max(1, page - 1))}>
                {t('newer')}
              </Button>
              <Button aria-disabled={page === pages || undefined} onClick={() => setPage(Math.min(pages, page + 1))}>
                {t('older')}
              </Button>
              <span className="meta">{t('page', { page, pages })}</span>
            </Group>
          )}
        </>
      )}
    </Modal>
  )
}
