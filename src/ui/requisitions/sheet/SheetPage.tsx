import { Button } from '@mantine/core'
import { IconFileDownload, IconPrinter } from '@tabler/icons-react'
import { ProblemAlert } from '../../components/form/ProblemAlert.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Pending } from '../../components/Pending.tsx'
import { t } from '../../i18n/sheet.ts'
import requisitionSheetCss from './requisitionSheet.module.css'
import { Sheet } from './Sheet.tsx'
import css from './SheetPage.module.css'
import { useSheets } from './useSheets.ts'

/** The sheets in a window of their own, without the menu around them. */
export function SheetPage({ ids }: { ids: number[] }) {
  const { state, send, paper } = useSheets({ purpose: 'show', chosen: { ids } }, () => {})
  const { sheets, problem, incomplete, done } = state.context
  const busy = state.hasTag('busy') || undefined
  const title = t('pageTitle', { n: ids.length })
  return (
    <main className={requisitionSheetCss.reqsheetPage}>
      <PageTitle title={sheets.length === 1 && sheets[0] ? `${sheets[0].positionTitle} (${sheets[0].positionId})` : title} />
      <div className={css.reqsheetBar}>
        <h1>{title}</h1>
        {state.matches('saving') && sheets.length > 1 && (
          <span className="meta num" role="status">
            {t('saving', { done, n: sheets.length })}
          </span>
        )}
        {state.hasTag('laidOut') && (
          <>
            <Button leftSection={<IconPrinter size={16} stroke={1.7} aria-hidden />} aria-disabled={busy} onClick={() => send({ type: 'print' })}>
              {t('printShort')}
            </Button>
            <Button leftSection={<IconFileDownload size={16} stroke={1.7} aria-hidden />} aria-disabled={busy} onClick={() => send({ type: 'save' })}>
              {t('save')}
            </Button>
          </>
        )}
        {state.matches('refused') && state.can({ type: 'leaveOut' }) && (
          <Button onClick={() => send({ type: 'leaveOut' })}>{t('leaveOut', { n: incomplete.length })}</Button>
        )}
      </div>
      {state.hasTag('asking') && <Pending />}
      {state.matches('refused') && (
        <div className={css.reqsheetBar}>
          <ProblemAlert
            problem={problem}
            situation={incomplete.length === 0 ? 'other' : ids.length > 1 ? 'pdfSeveral' : 'pdfOne'}
            {...(incomplete.length === 0 ? { onRetry: () => send({ type: 'retry' as const }), retryLabel: t('retry') } : {})}
          />
        </div>
      )}
      {state.matches('failed') && (
        <p className={css.reqsheetBar} role="alert">
          {t('failedSave')}
        </p>
      )}
      <div ref={paper}>
        {sheets.map((sheet) => (
          <Sheet key={sheet.id} sheet={sheet} />
        ))}
      </div>
    </main>
  )
}
