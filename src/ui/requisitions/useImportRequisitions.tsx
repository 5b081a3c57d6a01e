import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { t } from '../i18n/requisitions.ts'
import { ImportDialog } from '../reference/ImportDialog.tsx'
import { useImporting } from '../reference/useImporting.ts'

/** A workbook of job requisitions: each row becomes a draft of whoever hands it in. The button may go with the empty list while the dialog still tells. */
export function useImportRequisitions() {
  const [state, send] = useImporting('jobPosition', t('importHere'), ['/requisitions', '/job_position', '/day'])
  return {
    button: (
      <Button
        className="tool-slim"
        aria-label={t('importExcel')}
        leftSection={<IconFileSpreadsheet size={16} stroke={1.7} aria-hidden />}
        onClick={() => send({ type: 'open' })}
      >
        <span className="col-word">{t('importExcel')}</span>
      </Button>
    ),
    dialog: <ImportDialog listName={t('importHere')} state={state} send={send} />,
  }
}
