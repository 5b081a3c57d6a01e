import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useMachine } from '@xstate/react'
import { askAgain } from '../../api/transport.ts'
import { importingMachine } from '../../machines/flows/importing.ts'
import { notifySuccess } from '../components/toast.ts'
import { t as sayOfImport } from '../i18n/reference.ts'
import { t } from '../i18n/requisitions.ts'
import { ImportDialog } from '../reference/ImportDialog.tsx'
import { leftImport, rememberImport } from '../reference/leftImport.ts'

/** A workbook of job requisitions: each row becomes a draft of whoever hands it in. */
export function ImportRequisitions() {
  const [state, send] = useMachine(
    importingMachine.provide({
      actions: {
        remember: (_, { importId }) => rememberImport('jobPosition', importId),
        tellAdded: (_, { found }) => {
          notifySuccess(sayOfImport('importDone', { n: found.rows, list: t('importHere') }))
          // The upload was answered before the rows were added.
          askAgain(['/requisitions', '/job_position', '/day'])
        },
      },
    }),
    { input: { list: 'jobPosition', importId: leftImport('jobPosition') } },
  )
  return (
    <>
      <Button
        className="tool-slim"
        aria-label={t('importExcel')}
        leftSection={<IconFileSpreadsheet size={16} stroke={1.7} aria-hidden />}
        onClick={() => send({ type: 'open' })}
      >
        <span className="col-word">{t('importExcel')}</span>
      </Button>
      <ImportDialog listName={t('importHere')} state={state} send={send} />
    </>
  )
}
