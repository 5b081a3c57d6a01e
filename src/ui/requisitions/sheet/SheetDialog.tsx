import { Button, Group, Modal, Stack } from '@mantine/core'
import type { Chosen, Purpose } from '../../../machines/flows/requisitionSheet.ts'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { t } from '../../i18n/sheet.ts'
import css from './requisitionSheet.module.css'
import { Sheet } from './Sheet.tsx'
import { useSheets } from './useSheets.ts'

type Props = { purpose: Exclude<Purpose, 'show'>; chosen: Chosen; count: number; onClose: () => void }

/** Prints or saves the sheets of the chosen requisitions: how far it is, and what stands in the way. */
export function SheetDialog({ purpose, chosen, count, onClose }: Props) {
  const { state, send, paper } = useSheets({ purpose, chosen }, onClose)
  const { sheets, done, problem, incomplete, ids } = state.context
  const left = ids.length - incomplete.length
  const retry = state.matches('failed') || (state.matches('refused') && incomplete.length === 0)
  return (
    <Modal opened onClose={onClose} title={t(`${purpose}Title`, { n: count })} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap={16}>
        {state.hasTag('asking') && <p role="status">{t('asking')}</p>}
        {state.matches('printing') && <p role="status">{t('printing')}</p>}
        {state.matches('saving') && <Saving done={done} all={sheets.length} />}
        {state.matches('refused') && (
          <>
            <ProblemAlert problem={problem} situation={incomplete.length === 0 ? 'other' : ids.length > 1 ? 'pdfSeveral' : 'pdfOne'} />
            {ids.length > 1 && left === 0 && <p>{t('nothingLeft')}</p>}
          </>
        )}
        {state.matches('failed') && <p role="alert">{t(purpose === 'print' ? 'failedPrint' : 'failedSave')}</p>}
        <Group justify="flex-end" gap={8}>
          <Button size="md" data-autofocus onClick={onClose}>
            {t('close')}
          </Button>
          {retry && (
            <Button size="md" onClick={() => send({ type: 'retry' })}>
              {t('retry')}
            </Button>
          )}
          {state.matches('refused') && state.can({ type: 'leaveOut' }) && (
            <Button size="md" variant="filled" onClick={() => send({ type: 'leaveOut' })}>
              {t('leaveOut', { n: incomplete.length })}
            </Button>
          )}
        </Group>
      </Stack>
      <div className={css.reqsheetsOff} aria-hidden="true">
        <div ref={paper}>{purpose === 'print' && sheets.map((sheet) => <Sheet key={sheet.id} sheet={sheet} />)}</div>
      </div>
    </Modal>
  )
}

const Saving = ({ done, all }: { done: number; all: number }) => (
  <div>
    <span className="pbig" role="progressbar" aria-label={t('save')} aria-valuenow={done} aria-valuemin={0} aria-valuemax={all}>
      <i style={{ width: `${(100 * done) / Math.max(all, 1)}%` }} />
    </span>
    <p className="meta num" role="status">
      {t('saving', { done, n: all })}
    </p>
  </div>
)
