import { Button, Popover } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../i18n/reports.ts'
import type { Figure, Table } from './opens.ts'
import css from './reports.module.css'
import type { ReportSearch } from './search.ts'

type Props = {
  what: string
  text: string
  /** What was held, reopened or taken back, and how that counts. */
  facts?: readonly { name: string; text: string }[]
  rows?: number
  /** The address of those rows. */
  to?: ReportSearch
}

/** What a number means, one click beside it, and the way to the rows that it counts. */
export function Definition({ what, text, facts = [], rows, to }: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <Popover opened={opened} onChange={setOpened} width={308} withArrow trapFocus returnFocus withinPortal position="bottom">
      <Popover.Target>
        <button type="button" className={css.info} aria-label={t('about', { what })} aria-expanded={opened} onClick={() => setOpened(!opened)}>
          <IconInfoCircle size={15} stroke={1.8} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={what} className={css.definition}>
        <h2>{what}</h2>
        <p>{text}</p>
        {facts.length > 0 && (
          <dl>
            {facts.map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={css.definitionFoot}>
          {to && rows ? (
            <Button renderRoot={(props) => <Link {...props} to="/reports" search={to} />} data-autofocus>
              {t('showRows', { n: rows })}
            </Button>
          ) : (
            <span />
          )}
          <span className="meta">{t('escCloses')}</span>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

const undone = () => ({ name: t('undone'), text: t('undoneNever') })
const reopened: Partial<Record<Figure['key'] | Table['key'], 'reopened_hire' | 'reopened_fill' | 'reopened_cohort' | 'reopened_stays'>> = {
  ...{ timeToHire: 'reopened_hire', hired: 'reopened_hire', timeToFill: 'reopened_fill', conversion: 'reopened_cohort' },
  ...{ pipeline: 'reopened_cohort', timeInStage: 'reopened_stays' },
}

/** How held, reopened and undone stretches count, where there are any. */
export function factsOf(key: Figure['key'] | Table['key'], heldDays: number | null = null) {
  const again = reopened[key]
  return [
    ...(heldDays === null ? [] : [{ name: t('onHold'), text: t('heldOff', { n: heldDays }) }]),
    ...(again ? [{ name: t('reopened'), text: t(again) }, undone()] : []),
  ]
}
