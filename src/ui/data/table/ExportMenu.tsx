import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { type ExportCall, type FileFormat, sheetMachine } from '../../../machines/commands/exportSheet.ts'
import { saveFile } from '../../components/saveFile.ts'
import { notifyProblem } from '../../components/toast.ts'
import { t } from '../../i18n/table.ts'
import { useCommandActor } from '../useCommandActor.ts'
import type { TableSearch } from './address.ts'
import type { TableColumn } from './columns.ts'
import { criteriaOf } from './criteria.ts'

type Props = { name: string; fetchFile: (format: FileFormat, signal: AbortSignal) => Promise<Blob> }
const formats = ['xlsx', 'csv'] as const

/** A list as a file, in one of two formats. */
export function ExportMenu({ name, fetchFile }: Props) {
  const [state, send] = useCommandActor(sheetMachine, { done: (file, { name }) => saveFile(file, name), refused: (problem) => notifyProblem(problem) })
  const busy = state.hasTag('busy')
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          className="export-menu"
          aria-label={t('export')}
          aria-busy={busy}
          leftSection={<IconDownload size={16} stroke={1.7} />}
          rightSection={<IconChevronDown size={14} stroke={2} />}
        >
          <span className="col-word">{busy ? t('exporting') : t('export')}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item
            key={format}
            disabled={busy}
            onClick={() => send({ type: 'do', what: { name: `${name}.${format}`, fetch: (signal) => fetchFile(format, signal) } })}
          >
            {t(`export_${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

type ListProps<Row> = { name: string; call: ExportCall; columns: readonly TableColumn<Row>[]; visible: readonly TableColumn<Row>[]; search: TableSearch }

/** The list as it is now: its search, filter and order, the columns that are shown, every page. */
export function ListExport<Row>({ name, call, columns, visible, search }: ListProps<Row>) {
  const show = visible
    .filter(({ exported }) => exported !== false)
    .map(({ id, header, options }) => ({ column: id, heading: header, ...(options ? { words: [...options] } : {}) }))
  return <ExportMenu name={name} fetchFile={(format, signal) => call({ format, criteria: criteriaOf(search, columns), show }, signal)} />
}
