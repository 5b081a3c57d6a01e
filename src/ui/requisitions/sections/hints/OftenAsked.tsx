import { Button, Group } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { t } from '../../../i18n/criteria.ts'
import type { Hints } from './useHints.ts'

type Props = { hints: Hints | undefined; taken: readonly number[]; onAdd: (criterion: { refId: number; name: string }) => void }

/** What requisitions of the same position ask for, to be taken over with one press. What is taken keeps its place, so that no button moves under the next press. */
export function OftenAsked({ hints, taken, onAdd }: Props) {
  if (!hints || hints.often.length === 0) return null
  const { often, alike } = hints
  const label = t('often', { n: alike })
  return (
    <Group gap={6} mt={8} role="group" aria-label={label}>
      <span className="meta">{label}</span>
      {often.map(({ refId, name, requisitions }) => {
        const isTaken = taken.includes(refId)
        const Icon = isTaken ? IconCheck : IconPlus
        return (
          <Button
            key={refId}
            size="xs"
            h="auto"
            mih={28}
            py={4}
            maw="100%"
            styles={{ label: { whiteSpace: 'normal', overflow: 'visible', height: 'auto' } }}
            leftSection={<Icon size={13} stroke={2} aria-hidden />}
            aria-disabled={isTaken || undefined}
            onClick={() => !isTaken && onAdd({ refId, name })}
          >
            {t('oftenOne', { name, n: requisitions, of: alike })}
          </Button>
        )
      })}
    </Group>
  )
}
