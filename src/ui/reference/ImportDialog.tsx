import { Button, Group, Modal, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { fetchEveryEmployee, fetchTemplate, sheetMachine } from '../../machines/commands/exportSheet.ts'
import type { importingMachine, Preview } from '../../machines/flows/importing.ts'
import { FileDrop } from '../components/form/FileDrop.tsx'
import { ProblemAlert } from '../components/form/ProblemAlert.tsx'
import { saveFile } from '../components/saveFile.ts'
import { notifyProblem } from '../components/toast.ts'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/reference.ts'
import css from './ImportDialog.module.css'
import { ImportReport } from './ImportReport.tsx'

type Props = {
  listName: string
  /** What is said and taken, where it is not a workbook alone. */
  accept?: string
  text?: string
  note?: string
  /** What the rows would change, before they are sent. */
  previewed?: (preview: Preview) => ReactNode
  state: SnapshotFrom<typeof importingMachine>
  send: ActorRefFrom<typeof importingMachine>['send']
}
const EXCEL = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A workbook into a list: the template, the file, how far it is, how it ended. */
export function ImportDialog({ listName, accept = EXCEL, text = t('importText'), note = t('importNote'), previewed, state, send }: Props) {
  const { opened, file, sent, found, preview, problem } = state.context
  const choose = (chosen: File) => send({ type: 'choose', file: chosen })
  const refused = state.matches('refused')
  const aboutFile = problem?.errors.length === 1 ? problem.errors[0]?.message : undefined
  const onItsWay = state.hasTag('uploading')
  return (
    <Modal
      opened={opened}
      onClose={() => send(onItsWay ? { type: 'cancel' } : { type: 'close' })}
      size={refused || preview ? 720 : 520}
      title={t('importTo', { list: listName })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack gap={16} className={css.import}>
        {state.hasTag('choosing') && (
          <>
            <Introduction listName={listName} text={text} list={state.context.list} />
            {problem && !aboutFile && <ProblemAlert problem={problem} situation="reference" />}
            <FileDrop label={t('importChoose')} note={note} accept={accept} error={aboutFile} onChoose={choose} />
          </>
        )}
        {state.hasTag('previewed') && preview && (
          <>
            {previewed?.(preview)}
            {!state.can({ type: 'confirm' }) && <FileDrop label={t('importCorrected')} note={note} accept={accept} onChoose={choose} />}
          </>
        )}
        {(onItsWay || state.hasTag('running')) && (
          <OnItsWay name={file?.name ?? found?.fileName ?? ''} share={shareOf(state)} words={onItsWay ? t('importSending') : wordsOf(found)} />
        )}
        {state.matches('done') && found && (
          <p role="status">{t(state.context.list === 'budget' ? 'importSet' : 'importDone', { n: found.rows, list: listName })}</p>
        )}
        {refused && found && (
          <>
            <ImportReport found={found} />
            <FileDrop label={t('importCorrected')} note={note} accept={accept} onChoose={choose} />
          </>
        )}
        {state.matches('failed') && <p role="alert">{problem?.message || t('importFailed')}</p>}
        <Group justify="flex-end" gap={8}>
          {onItsWay && sent < (file?.size ?? 0) && (
            <Button size="md" onClick={() => send({ type: 'cancel' })}>
              {t('cancel')}
            </Button>
          )}
          {state.matches('failed') && file && (
            <Button size="md" onClick={() => send({ type: 'retry' })}>
              {t('importRetry')}
            </Button>
          )}
          {state.hasTag('choosing') && problem?.errors.length === 0 && file && (
            <Button size="md" onClick={() => send({ type: 'retry' })}>
              {t('importRetry')}
            </Button>
          )}
          {state.can({ type: 'confirm' }) && (
            <Button size="md" variant="filled" onClick={() => send({ type: 'confirm' })}>
              {t('importConfirm')}
            </Button>
          )}
          {state.matches('done') && (
            <Button size="md" onClick={() => send({ type: 'again' })}>
              {t('importAgain')}
            </Button>
          )}
          {!onItsWay && (
            <Button size="md" variant={state.matches('done') ? 'filled' : 'default'} onClick={() => send({ type: 'close' })}>
              {t(state.hasTag('running') ? 'importLeave' : 'close')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}

type State = Props['state']
const shareOf = (state: State) => {
  const { sent, file, found } = state.context
  const [part, whole] = state.hasTag('uploading') ? [sent, file?.size ?? 0] : [found?.done ?? 0, found?.rows ?? 0]
  return Math.min(100, Math.round((100 * part) / Math.max(whole, 1)))
}
const wordsOf = (found: State['context']['found']) => (found ? t('importRunning', { done: found.done, rows: found.rows }) : t('importChecking'))

const OnItsWay = ({ name, share, words }: { name: string; share: number; words: string }) => (
  <div>
    <p className="b ell">{name}</p>
    <span className="pbig" role="progressbar" aria-label={name} aria-valuenow={share} aria-valuemin={0} aria-valuemax={100}>
      <i style={{ width: `${share}%` }} />
    </span>
    <p className="meta num" role="status">
      {words}
    </p>
  </div>
)

function Introduction({ list, listName, text }: { list: State['context']['list']; listName: string; text: string }) {
  const [template, ask] = useCommandActor(sheetMachine, {
    done: (file, { name }) => saveFile(file, name),
    refused: (problem) => notifyProblem(problem, 'reference'),
  })
  return (
    <>
      <p>{text}</p>
      <Group gap={8}>
        <Button
          size="md"
          leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
          aria-disabled={template.hasTag('busy')}
          onClick={() => ask({ type: 'do', what: { name: `${listName}.xlsx`, fetch: fetchTemplate(list) } })}
        >
          {t('importTemplate')}
        </Button>
        {list === 'employee' && (
          <Button
            size="md"
            leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
            aria-disabled={template.hasTag('busy')}
            onClick={() => ask({ type: 'do', what: { name: `${listName}.xlsx`, fetch: fetchEveryEmployee } })}
          >
            {t('importFilled')}
          </Button>
        )}
      </Group>
    </>
  )
}
