import { Popover } from '@mantine/core'
import type { components } from '../../../api/hr.gen.ts'
import { LoadFailed } from '../../components/LoadFailed.tsx'
import { Pending } from '../../components/Pending.tsx'
import { number, share } from '../../i18n/format.ts'
import { t } from '../../i18n/learning.ts'
import css from './people.module.css'

type Figures = components['schemas']['LearningCompliance']
type Props = {
  figures: { data: { data: Figures } | undefined; error: unknown; refetch: () => unknown }
  departmentId: number | null
  onDepartment: (id: number | null) => void
}

const part = ({ inDate, required }: { inDate: number; required: number }) => (required === 0 ? 0 : inDate / required)

/** The share that is in date: of all, and of each department, which shows its people alone. */
export function Compliance({ figures: { data, error, refetch }, departmentId, onDepartment }: Props) {
  const departments = data?.data.departments ?? []
  const all = departments.reduce((sum, { required, inDate }) => ({ required: sum.required + required, inDate: sum.inDate + inDate }), {
    required: 0,
    inDate: 0,
  })
  return (
    <section className={css.part} aria-labelledby="learning-figure">
      <div className={css.partHead}>
        <h2 id="learning-figure">{t('figure')}</h2>
        <Popover width={308} position="bottom-end" trapFocus returnFocus>
          <Popover.Target>
            <button type="button" className="linkish">
              {t('whatCounts')}
            </button>
          </Popover.Target>
          <Popover.Dropdown aria-label={t('whatCounts')}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what opens takes the focus, so that Escape closes it */}
            <p className={css.popover} tabIndex={0} data-autofocus>
              {t('whatCountsText')}
            </p>
          </Popover.Dropdown>
        </Popover>
      </div>
      {error !== null && !data && <LoadFailed as="line" error={error} onRetry={() => void refetch()} />}
      {error === null && !data && <Pending />}
      {data && all.required === 0 && <p>{t('nothingAsked')}</p>}
      {all.required > 0 && (
        <p className={css.figure}>
          <span className={css.big}>{share(part(all))}</span>{' '}
          <span className="meta">{t('figureOf', { inDate: number(all.inDate), required: number(all.required) })}</span>
        </p>
      )}
      <ul className={css.bars}>
        {departments.map((one) => {
          const name = one.name ?? t('noDepartment')
          const isShown = one.departmentId !== null && one.departmentId === departmentId
          const bar = (
            <>
              <span>{name}</span>
              <span className={css.bar} aria-hidden>
                <i style={{ width: share100(one) }} />
              </span>
              <span className="num b">{share(part(one))}</span>
            </>
          )
          return (
            <li key={one.departmentId ?? 0} data-shown={isShown || undefined}>
              {one.departmentId === null ? (
                <span className={css.department}>{bar}</span>
              ) : (
                <button type="button" className={css.department} aria-pressed={isShown} onClick={() => onDepartment(isShown ? null : one.departmentId)}>
                  {bar}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const share100 = (one: { inDate: number; required: number }) => `${Math.round(part(one) * 100)}%`
