import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import type { components } from '../../api/hr.gen.ts'
import { hrQueries } from '../../api/queries.ts'
import { blank, type LetterContent, type LetterKind } from '../../machines/records/letter.ts'

export type Preview = components['schemas']['LetterPreview']

/** Letter and e-mail as the server would send them now; asked again when typing pauses. */
export function usePreview(kind: LetterKind, applicationId: number, content: LetterContent | null) {
  const [settled] = useDebouncedValue(content, 350)
  const asked = settled ?? content
  const body = { applicationId, content: asked ?? blank }
  const options = { placeholderData: keepPreviousData, enabled: asked !== null }
  const offer = hrQueries.useQuery('post', '/offer-letter/preview', { body }, { ...options, enabled: options.enabled && kind === 'offer' })
  const contract = hrQueries.useQuery('post', '/contract-letter/preview', { body }, { ...options, enabled: options.enabled && kind === 'contract' })
  const { data, error, refetch } = kind === 'offer' ? offer : contract
  return { preview: data?.data ?? null, coming: asked !== null && !data && !error, failed: Boolean(error), retry: () => void refetch() }
}
