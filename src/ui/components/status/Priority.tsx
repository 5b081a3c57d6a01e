import { t } from '../../i18n/components.ts'

const bars = { L: 1, N: 2, H: 3 } as const

/** Three bars and the word; only High is amber. */
export function Priority({ is }: { is: 'L' | 'N' | 'H' }) {
  return (
    <span className={`st ${is === 'H' ? 't-amber' : 't-neutral'}`}>
      <svg width="14" height="12" viewBox="0 0 14 12" aria-hidden="true">
        {[0, 1, 2].map((i) => (
          <rect key={i} x={1 + i * 4.5} y={8 - i * 3} width="3" height={4 + i * 3} rx="1" fill="currentColor" opacity={i < bars[is] ? 1 : 0.25} />
        ))}
      </svg>
      <span>{t(`priority_${is}`)}</span>
    </span>
  )
}
