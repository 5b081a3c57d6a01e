import { useSyncExternalStore } from 'react'
import { company, onCompany } from '../../i18n/company.ts'
import { Mark } from './Mark.tsx'

/** So much wider than high a logo may stand beside a name. */
const WIDEST = 5

/** The company's logo, else the product's mark. Where its name stands beside it, the picture says nothing more. */
export function Brand({ size = 24, alone = false }: { size?: number; alone?: boolean }) {
  const shown = useSyncExternalStore(onCompany, company, company)
  if (!shown?.logo) return <Mark size={size} />
  const { id, width, height } = shown.logo
  const wide = Math.min(WIDEST * size, Math.round((size * width) / height))
  return <img className="logo" src={`/api/v1/company/logo/${id}`} alt={alone ? shown.name : ''} width={wide} height={size} />
}
