import { t } from '../i18n/withheld.ts'

type Named = { title?: string | null; firstName: string; middleName?: string | null; surName: string }
export const nameOf = ({ firstName, middleName, surName }: Named) => shownName([firstName, middleName, surName].filter(Boolean).join(' '))

/** A name as it is read here: who is screened without names has a number in the service's words. */
export function shownName(name: string): string {
  const [, n] = /^Candidate (\d+)$/.exec(name) ?? []
  return n === undefined ? name : t('numbered', { n: Number(n) })
}
