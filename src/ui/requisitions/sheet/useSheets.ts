import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { type Chosen, type Purpose, type RequisitionSheet, requisitionSheetMachine } from '../../../machines/flows/requisitionSheet.ts'
import { saveFile } from '../../components/saveFile.ts'
import { notifyInfo, notifyProblem, notifySuccess } from '../../components/toast.ts'
import { usePrinting } from '../../components/usePrinting.ts'
import { useEmitted } from '../../data/useEmitted.ts'
import { t } from '../../i18n/sheet.ts'
import { sheetFileName } from './sheetWords.ts'

type Saving = { sheets: RequisitionSheet[]; onProgress: (done: number) => void }

/** The conversation about printed sheets with its paper and its PDF. */
export function useSheets(input: { purpose: Purpose; chosen: Chosen }, onDone: () => void) {
  const { paper, printed } = usePrinting()
  const [state, send, actor] = useMachine(
    requisitionSheetMachine.provide({
      actors: {
        print: fromPromise<void, { sheets: RequisitionSheet[] }>(({ input: { sheets } }) => printed(sheetFileName(sheets))),
        save: fromPromise<void, Saving>(async ({ input: { sheets, onProgress } }) => {
          const { pdfOf } = await import('./pdf.ts')
          const { file, missing } = await pdfOf(sheets, onProgress)
          const name = `${sheetFileName(sheets)}.pdf`
          saveFile(file, name)
          notifySuccess(t('saved', { file: name }))
          if (missing.length > 0) notifyInfo(t('save'), t('savedWithGaps', { characters: missing.slice(0, 20).join(' ') }))
        }),
      },
    }),
    { input },
  )
  useEmitted(actor, (event) => (event.type === 'done' ? onDone() : notifyProblem(event.problem, event.several ? 'pdfSeveral' : 'pdfOne')))
  return { state, send, paper }
}
