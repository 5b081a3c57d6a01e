import { useMemo, useState } from 'react'
import { recruitmentQueries } from '../../../api/queries.ts'
import { evidenceId, evidenceIn, type Parts } from './evidence.ts'

const none: Parts = []

/** The evidence in the CV of whoever is looked at, and which of it is looked at. */
export function useEvidence(id: number | null, parts: Parts = none) {
  const { data } = recruitmentQueries.useQuery('get', '/resume-report', { params: { query: { applicationId: id ?? 0 } } }, { enabled: id !== null })
  const text = data?.data.text ?? ''
  const { numberOf } = useMemo(() => evidenceIn(text, parts), [text, parts])
  const [looked, setLooked] = useState<{ of: number | null; number: number } | null>(null)
  const current = looked?.of === id ? looked.number : null
  return useMemo(() => {
    const to = (number: number) => {
      setLooked({ of: id, number })
      document.getElementById(evidenceId(number))?.scrollIntoView({ block: 'center' })
    }
    return { numberOf, current, to, toNext: () => numberOf.size > 0 && to(((current ?? 0) % numberOf.size) + 1) }
  }, [id, numberOf, current])
}
