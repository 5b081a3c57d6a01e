import { ActionIcon, Button } from '@mantine/core'
import { IconFileSpreadsheet, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { exportReference } from '../../machines/commands/exportSheet.ts'
import { askedLists, mergedNames, type ReferenceItem, type ReferenceListId, removeReference } from '../../machines/records/referenceItem.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { ConfirmDialog } from '../components/form/ConfirmDialog.tsx'
import { ChoicesFailed, hasFailed } from '../components/form/choices.tsx'
import { ScrollBox } from '../components/ScrollBox.tsx'
import { notifyProblem, notifySuccess } from '../components/toast.ts'
import { useDelayed } from '../components/useDelayed.ts'
import { pageSizes } from '../data/table/address.ts'
import { ExportMenu } from '../data/table/ExportMenu.tsx'
import { Foot } from '../data/table/Foot.tsx'
import { ListState } from '../data/table/ListState.tsx'
import { useCommandActor } from '../data/useCommandActor.ts'
import { t } from '../i18n/reference.ts'
import { AskedFilter, AskedFor, useTaking } from './AskedFor.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { type Parent, parentOf, referenceLists, wireNameOf } from './lists.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { ReferenceDialog } from './ReferenceDialog.tsx'
import css from './ReferenceList.module.css'
import { SettingsHistory } from './SettingsHistory.tsx'
import { useImporting } from './useImporting.ts'
import { type ListPage, useItem, useParents, useReferenceList } from './useReference.ts'

type Props = { list: ReferenceListId; search: string; shown: ListPage; onPage: (change: Partial<ListPage>) => void; onClear: () => void; children: ReactNode }

/** The items of one list: search, add, change, delete. */
export function ReferenceList({ list, search, shown, onPage, onClear, children }: Props) {
  const { items, paging, error, refetch, isFetching } = useReferenceList(list, search, shown)
  const parents: readonly Parent[] = referenceLists[list].parents
  const [edited, edit] = useState<ReferenceItem | 'new' | null>(null)
  const [unwanted, ask] = useState<ReferenceItem | null>(null)
  const [merged, merge] = useState<{ item: ReferenceItem; into: number | null } | null>(null)
  const look = useItem(list)
  const itemOf = (one: ReferenceItem) => items?.find(({ id }) => id === one.id) ?? one
  const [removing, remove] = useCommandActor(removeReference, {
    done({ message }) {
      notifySuccess(message)
      ask(null)
    },
    refused(problem) {
      notifyProblem(problem, 'referenceDeletion')
      ask(null)
    },
  })
  const wire = wireNameOf(list)
  const [importing, tell] = useImporting(wire, t(list), ['/ref', '/regulatory', '/lifecycle', '/computer-skill', '/language'])
  const slow = useDelayed(!items && !error, 200)
  const add = (
    <Button variant="filled" leftSection={<IconPlus size={16} stroke={2} />} onClick={() => edit('new')}>
      {t('add')}
    </Button>
  )
  return (
    <section className="list" aria-label={t(list)} aria-busy={isFetching}>
      <div className="tools">
        {children}
        {askedLists[list] && <AskedFilter list={list} on={shown.asked} onChange={(asked) => onPage({ page: 1, asked })} />}
        <span className="grow" />
        <span className="dim num" role="status">
          {paging && t('count', { n: paging.totalElements })}
        </span>
        <ExportMenu name={t(list)} fetchFile={exportReference(wire, search)} />
        <Button aria-label={t('importExcel')} leftSection={<IconFileSpreadsheet size={16} stroke={1.7} />} onClick={() => tell({ type: 'open' })}>
          <span className="col-word">{t('importExcel')}</span>
        </Button>
        {add}
      </div>
      {error && !items && <ListState kind="failed" error={error} onRetry={refetch} />}
      {!items && !error && slow && (
        <div className="pending" aria-hidden="true">
          {[1, 2, 3, 4, 5].map((n) => (
            <span key={n} className="sk" />
          ))}
        </div>
      )}
      {items?.length === 0 &&
        (search ? (
          <ListState kind="noMatch" what={search} rest={paging?.unfiltered} onClear={onClear} />
        ) : shown.asked ? (
          <EmptyState kind="empty" title={t('noneAsked')} actions={<Button onClick={() => onPage({ page: 1, asked: false })}>{t('wholeList')}</Button>} />
        ) : (
          <EmptyState kind="empty" title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        ))}
      {items && items.length > 0 && (
        <ItemTable items={items} list={list} parents={parents} onChange={edit} onDelete={ask} onMerge={(item) => merge({ item, into: null })} />
      )}
      {paging && paging.totalElements > Math.min(...pageSizes) && <Foot paging={paging} onSearch={({ page, size }) => onPage({ page, size })} />}
      {(list === 'cities' || list === 'states') && <p className={`meta ${css.refsFrom}`}>{t('placesFrom')}</p>}
      <SettingsHistory key={list} kind={wire} atFoot />
      {edited && (
        <ReferenceDialog
          key={edited === 'new' ? edited : edited.id}
          list={list}
          item={edited === 'new' ? null : itemOf(edited)}
          parents={parents}
          look={() => (edited === 'new' ? Promise.resolve([]) : look(edited.id))}
          {...(edited !== 'new' &&
            mergedNames[list] && {
              onMerge(into: number) {
                edit(null)
                merge({ item: itemOf(edited), into })
              },
            })}
          onClose={() => edit(null)}
        />
      )}
      {merged && <MergeDialog list={list} item={itemOf(merged.item)} into={merged.into} onClose={() => merge(null)} />}
      <ImportDialog listName={t(list)} state={importing} send={tell} />
      <ConfirmDialog
        opened={unwanted !== null}
        title={t('deleteTitle', { name: unwanted?.name })}
        confirm={t('delete')}
        danger
        busy={removing.hasTag('busy')}
        onConfirm={() => unwanted && remove({ type: 'do', what: { list, item: unwanted } })}
        onCancel={() => ask(null)}
      >
        {t('deleteText', { list: t(list) })}
      </ConfirmDialog>
    </section>
  )
}

type TableProps = {
  items: ReferenceItem[]
  list: ReferenceListId
  parents: readonly Parent[]
  onChange: (item: ReferenceItem) => void
  onDelete: (item: ReferenceItem) => void
  onMerge: (item: ReferenceItem) => void
}

function ItemTable({ items, list, parents, onChange, onDelete, onMerge }: TableProps) {
  const take = useTaking(list)
  const [first, second] = parents
  // A place says itself what it lies in.
  const [inFirst, inSecond] = [useParents(first?.word === 'country' ? undefined : first), useParents(second?.word === 'state' ? undefined : second)]
  const names = [inFirst, inSecond]
  const told = { countryId: 'countryName', stateId: 'stateName' } as const
  const nameOf = (item: ReferenceItem, index: number) => {
    const field = parents[index]!.field
    if (field === 'countryId' || field === 'stateId') return item[told[field]]
    return names[index]?.items.find(({ id }) => id === parentOf(item, parents[index]!))?.name
  }
  const failed = names.find(({ query }) => hasFailed(query))
  return (
    <ScrollBox label={t(list)} className="tbl-wrap">
      {failed && <ChoicesFailed query={failed.query} title={t('namesFailed')} />}
      <table className={`tbl ${css.refsTable}`} aria-label={t(list)}>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            {list === 'countries' && <th scope="col">{t('code')}</th>}
            {parents.map(({ word }) => (
              <th key={word} scope="col">
                {t(word)}
              </th>
            ))}
            <td style={{ width: 96 }} />
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td className="b" title={item.fixed ? t('fixed') : undefined}>
                {item.askedFor ? <AskedFor item={item} onTake={() => take(item)} onMerge={() => onMerge(item)} /> : item.name}
              </td>
              {list === 'countries' && <td>{item.code}</td>}
              {parents.map(({ word }, index) => (
                <td key={word}>{nameOf(item, index)}</td>
              ))}
              <td className="act">
                <ActionIcon aria-label={t('editItem', { name: item.name })} onClick={() => onChange(item)}>
                  <IconPencil size={16} stroke={1.7} />
                </ActionIcon>
                {!item.fixed && (
                  <ActionIcon aria-label={t('deleteItem', { name: item.name })} onClick={() => onDelete(item)}>
                    <IconTrash size={16} stroke={1.7} />
                  </ActionIcon>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
