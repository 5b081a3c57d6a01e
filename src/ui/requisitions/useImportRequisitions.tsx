import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { LazyBoundary, lazy } from '../components/lazy.tsx'
import { t } from '../i18n/requisitions.ts'
import { useImporting } from '../reference/useImporting.ts'

const loadDialog = () => import('../reference/ImportDialog.tsx').then((m) => ({ default: m.ImportDialog }))
const ImportDialog = lazy(loadDialog)

/** A workbook of job requisitions: each row becomes a draft of whoever hands it in. The button may go with the empty list while the dialog still tells. */
export function useImportRequisitions() {
  const [state, send] = useImporting('jobPosition', t('importHere'), ['/requisitions', '/job_position', '/day'])
  return {
    button: (
      <Button
        className="tool-slim"
        aria-label={t('importExcel')}
        leftSection={<IconFileSpreadsheet size={16} stroke={1.7} aria-hidden />}
        // It is there by the time it is pressed.
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => send({ type: 'open' })}
      >
        <span className="col-word">{t('importExcel')}</span>
      </Button>
    ),
    dialog: <LazyBoundary fallback={null}>{state.context.opened && <ImportDialog listName={t('importHere')} state={state} send={send} />}</LazyBoundary>,
  }
}
