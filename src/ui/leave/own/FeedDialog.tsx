import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { endLeaveFeed, makeLeaveFeed } from '../../../machines/commands/leave/leave.ts'
import { ConfirmDialog } from '../../components/form/ConfirmDialog.tsx'
import { notifyProblem, notifySuccess } from '../../components/toast.ts'
import { useCommandActor } from '../../data/useCommandActor.ts'
import { moment } from '../../i18n/format.ts'
import { t } from '../../i18n/leave.ts'
import css from './own.module.css'

/** The secret address at which a calendar program reads absences: made, replaced, ended. */
export function FeedDialog({ since, onClose }: { since: string | null; onClose: () => void }) {
  const [asking, setAsking] = useState<'feedReplace' | 'feedEnd' | null>(null)
  const [url, setUrl] = useState<string | null>(null)
  const [copied, setCopied] = useState(false)
  const [made, make] = useCommandActor(makeLeaveFeed, {
    done(address) {
      setUrl(address)
      setCopied(false)
      setAsking(null)
      notifySuccess(t('feedMade'))
    },
    refused: (problem) => notifyProblem(problem),
  })
  const [ended, end] = useCommandActor(endLeaveFeed, {
    done(message) {
      setUrl(null)
      setAsking(null)
      notifySuccess(message)
    },
    refused: (problem) => notifyProblem(problem),
  })
  const busy = made.hasTag('busy') || ended.hasTag('busy')
  return (
    <>
      <Modal opened onClose={onClose} title={t('feedTitle')} closeOnEscape={!asking} trapFocus={!asking} closeButtonProps={{ 'aria-label': t('close') }}>
        <Stack gap={16}>
          <p className="meta">{t('feedText')}</p>
          {url && (
            <div className={css.feed}>
              <TextInput readOnly data-autofocus label={t('feedNew')} value={url} onFocus={(event) => event.currentTarget.select()} />
              <Button size="md" onClick={() => void navigator.clipboard?.writeText(url).then(() => setCopied(true))}>
                {t(copied ? 'feedCopied' : 'feedCopy')}
              </Button>
            </div>
          )}
          {!url && <p>{since ? t('feedSince', { time: moment(since) }) : t('feedNone')}</p>}
          <Group gap={8} justify="flex-end">
            {since ? (
              <>
                <Button size="md" onClick={() => setAsking('feedEnd')}>
                  {t('feedEnd')}
                </Button>
                <Button size="md" onClick={() => setAsking('feedReplace')}>
                  {t('feedReplace')}
                </Button>
              </>
            ) : (
              <Button size="md" aria-disabled={busy || undefined} onClick={() => !busy && make({ type: 'do', what: {} })}>
                {t('feedMake')}
              </Button>
            )}
            <Button size="md" onClick={onClose}>
              {t('close')}
            </Button>
          </Group>
        </Stack>
      </Modal>
      {asking && (
        <ConfirmDialog
          opened
          title={t(asking)}
          confirm={t(asking)}
          danger={asking === 'feedEnd'}
          busy={busy}
          onCancel={() => setAsking(null)}
          onConfirm={() => (asking === 'feedEnd' ? end : make)({ type: 'do', what: {} })}
        >
          {t(asking === 'feedEnd' ? 'feedEndText' : 'feedReplaceText')}
        </ConfirmDialog>
      )}
    </>
  )
}
