import { Autocomplete } from '@mantine/core'
import { publicApplication } from '../../api/publicBounds.gen.ts'
import { recruitmentQueries } from '../../api/queries.ts'
import type { FieldProps } from '../data/table/columns.ts'

/** A channel of a post, or one that only a link named. */
export function ChannelFilter({ label, value, onChange, error }: FieldProps) {
  const { data } = recruitmentQueries.useQuery('get', '/job-post/channels', {}, { staleTime: 60_000 })
  return (
    <Autocomplete
      label={label}
      error={error}
      value={value}
      onChange={onChange}
      maxLength={publicApplication.channel.maxLength}
      data={data?.responseDataList ?? []}
      comboboxProps={{ withinPortal: false }}
    />
  )
}
