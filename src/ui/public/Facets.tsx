import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { components } from '../../api/recruitment.gen.ts'
import { t } from '../i18n/public.ts'
import css from './Facets.module.css'
import { type Facet, type PositionSearch, toggled } from './search.ts'

type Facets = components['schemas']['OpenPositionFacets']

/** What the list can be narrowed by; every tick is an address. */
export function FacetList({ facets, search: settled }: { facets: Facets; search: PositionSearch }) {
  const navigate = useNavigate()
  // A tick shows at once, while the list behind it is still on its way.
  const [ahead, setAhead] = useState({ of: '', search: settled })
  const address = JSON.stringify(settled)
  const search = ahead.of === address ? ahead.search : settled
  const go = (next: PositionSearch) => {
    setAhead({ of: address, search: next })
    void navigate({ to: '/homepage', search: next, resetScroll: false })
  }
  const group = (title: string, facet: Facet, items: Facets['cities']) => ({
    title,
    rows: items.map(({ id, name, count }) => ({
      key: `${facet}-${id}`,
      name,
      count,
      checked: search[facet]?.includes(id) ?? false,
      toggle: () => go(toggled(search, facet, id)),
    })),
  })
  const { remote, page: _, ...rest } = search
  const places = group(t('place'), 'cityId', facets.cities)
  const remoteRow = {
    key: 'remote',
    name: t('remote'),
    count: facets.remote,
    checked: remote ?? false,
    toggle: () => go(remote ? rest : { ...rest, remote: true }),
  }
  const groups = [
    group(t('department'), 'departmentId', facets.departments),
    group(t('contract'), 'contractTypeId', facets.contractTypes),
    { ...places, rows: facets.remote || remote ? [...places.rows, remoteRow] : places.rows },
  ]
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => (
      <fieldset className={css.facet} key={title}>
        <legend>{title}</legend>
        {rows.map(({ key, name, count, checked, toggle }) => (
          <label key={key}>
            <input type="checkbox" className={css.tick} checked={checked} onChange={toggle} />
            {name}
            <span className={`${css.n} num dim`}>{count}</span>
          </label>
        ))}
      </fieldset>
    ))
}
