import { Drawer } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type DrawnLaw, lawOf, readLifecycle } from '../../machines/recordLifecycle.ts'
import { LifecycleDrawing } from '../data/LifecycleDrawing.tsx'
import { LoadFailed } from '../components/LoadFailed.tsx'
import { Pending } from '../components/Pending.tsx'
import { ScrollBox } from '../components/ScrollBox.tsx'
import { say as sayKit } from '../i18n/kit.ts'
import { say } from '../i18n/lifecycle.ts'
import { LifecycleList } from './LifecycleList.tsx'
import { arrowWord, stateWord } from './lifecycleWords.ts'

type Props = {
  law: DrawnLaw
  id: number
  /** Which record it is: "Ward clerk". */
  name: string
  onClose: () => void
}

/** The law of a record beside the record: as a list, and drawn. */
export function LifecycleDrawer({ law, id, name, onClose }: Props) {
  const { data, error, refetch } = useQuery({ queryKey: ['lifecycle', law, id], queryFn: ({ signal }) => readLifecycle(law, id, signal) })
  const { states, arrows } = lawOf(law)
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="min(940px, 100%)"
      title={say('title', { name })}
      closeButtonProps={{ 'aria-label': sayKit('close') }}
      classNames={{ body: 'lc-body', title: 'lc-title' }}
    >
      {!data && !error && <Pending />}
      {error && !data && <LoadFailed title={say('failed')} error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <LifecycleList law={law} record={data} />
          <section className="lc-drawn" aria-labelledby="lc-drawing">
            <h3 id="lc-drawing">{say('drawing')}</h3>
            <ScrollBox label={say('drawing')}>
              <LifecycleDrawing
                label={say('drawingOf', { name, status: stateWord(law, data.status) })}
                states={states}
                arrows={arrows}
                now={data.status}
                came={data.history}
                next={data.moves}
                nameOf={(state) => stateWord(law, state)}
                tell={(arrow) => arrowWord(law, arrow)}
              />
            </ScrollBox>
            <ul className="lc-legend">
              {(['now', 'came', 'can', 'when', 'other'] as const).map((kind) => (
                <li key={kind} className={kind}>
                  {say(`legend_${kind}`)}
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </Drawer>
  )
}
