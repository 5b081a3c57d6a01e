import { Drawer } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type DrawnLifecycle, drawnOf, readLifecycle } from '../../machines/recordLifecycle.ts'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Pending } from '../components/Pending.tsx'
import { ScrollBox } from '../components/ScrollBox.tsx'
import { LifecycleDrawing } from '../data/LifecycleDrawing.tsx'
import { t as sayKit } from '../i18n/components.ts'
import { t } from '../i18n/lifecycle.ts'
import css from './LifecycleDrawer.module.css'
import { LifecycleList } from './LifecycleList.tsx'
import { arrowWord, stateWord } from './lifecycleWords.ts'

type Props = {
  lifecycle: DrawnLifecycle
  id: number
  /** Which record it is: "Ward clerk". */
  name: string
  onClose: () => void
}

/** The lifecycle of a record beside the record: as a list, and drawn. */
export function LifecycleDrawer({ lifecycle, id, name, onClose }: Props) {
  const { data, error, refetch } = useQuery({ queryKey: ['lifecycle', lifecycle, id], queryFn: ({ signal }) => readLifecycle(lifecycle, id, signal) })
  const { states, arrows } = drawnOf(lifecycle)
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="min(940px, 100%)"
      title={t('title', { name })}
      closeButtonProps={{ 'aria-label': sayKit('close') }}
      classNames={{ body: css.lcBody, title: css.lcTitle }}
    >
      {!data && !error && <Pending />}
      {error && !data && <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <LifecycleList lifecycle={lifecycle} record={data} />
          <section className={css.lcDrawn} aria-labelledby="lc-drawing">
            <h3 id="lc-drawing">{t('drawing')}</h3>
            <ScrollBox label={t('drawing')}>
              <LifecycleDrawing
                label={t('drawingOf', { name, status: stateWord(lifecycle, data.status) })}
                states={states}
                arrows={arrows}
                now={data.status}
                came={data.history}
                next={data.moves}
                nameOf={(state) => stateWord(lifecycle, state)}
                tell={(arrow) => arrowWord(lifecycle, arrow)}
              />
            </ScrollBox>
            <ul className={css.lcLegend}>
              {(['now', 'came', 'can', 'when', 'other'] as const).map((kind) => (
                <li key={kind} data-kind={kind}>
                  {t(`legend_${kind}`)}
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </Drawer>
  )
}
