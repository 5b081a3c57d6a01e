import type { MouseEvent, ReactNode } from 'react'
import { t } from '../../i18n/components.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import css from './choices.module.css'

/** The query behind the choices of a picker or a filter. */
export type ChoicesQuery = { data?: unknown; error: unknown; isFetching: boolean; refetch: () => Promise<{ isSuccess: boolean }> }

/**
 * The query as it is now, to be handed on in columns. TanStack Query tells a component only of what it has read itself while it
 * was drawn: an error that only a filter reads later would not be heard of.
 */
export const asChoices = ({ data, error, isFetching, refetch }: ChoicesQuery): ChoicesQuery => ({ data, error, isFetching, refetch })

/** Choices that were loaded before stay usable when a later attempt fails. */
export const hasFailed = ({ data, error }: Pick<ChoicesQuery, 'data' | 'error'>) => error !== null && data === undefined

/** What could not be loaded, and a button to try again; after success the focus moves into the field before it. */
export function ChoicesFailed({ query, title = t('choicesFailed') }: { query: ChoicesQuery; title?: string }) {
  const retry = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    const field = button.closest(`.${css.choicesFailed}`)?.previousElementSibling
    const { isSuccess } = await query.refetch()
    // Whoever has gone on meanwhile is left where they are.
    const stayed = document.activeElement === button || document.activeElement === document.body
    if (isSuccess && stayed) field?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus()
  }
  return (
    <div className={css.choicesFailed}>
      <LoadFailed as="line" title={title} error={query.error} busy={query.isFetching} onRetry={(event) => void retry(event)} />
    </div>
  )
}

type PickerProps = { inputContainer?: (input: ReactNode) => ReactNode; nothingFoundMessage?: string }

/** For a picker whose choices are asked for: `<Select … {...choiceProps(query)} />` says below its input that they did not come. */
export const choiceProps = (query: ChoicesQuery): PickerProps =>
  hasFailed(query)
    ? {
        inputContainer: (input) => (
          <>
            {input}
            <ChoicesFailed query={query} />
          </>
        ),
        nothingFoundMessage: t('choicesFailed'),
      }
    : {}
