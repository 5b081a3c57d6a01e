import { t } from '../i18n/login.ts'
import css from './PublicLayout.module.css'
import signCss from './sign.module.css'

const stations = ['request', 'approve', 'meet', 'offer', 'sign', 'start'] as const
const frames = [
  { x: 190, y: 100, w: 340, o: 0.22 },
  { x: 213, y: 144, w: 294, o: 0.34 },
  { x: 236, y: 188, w: 248, o: 0.46 },
  { x: 259, y: 232, w: 202, o: 0.6 },
  { x: 282, y: 276, w: 156, o: 0.8 },
]

/** The drawing beside the sign-in: a door on its threshold, and the way that leads through it. */
export function PublicLayout() {
  return (
    <aside className={signCss.rr} aria-label={t('way')}>
      <svg className={signCss.doorway} viewBox="0 0 720 592" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        {frames.map((f) => (
          <path
            key={f.x}
            d={`M${f.x} 590V${f.y + 10}a10 10 0 0 1 10-10h${f.w - 20}a10 10 0 0 1 10 10V590`}
            fill="none"
            stroke="var(--th-door-light)"
            strokeOpacity={f.o}
          />
        ))}
        <path d="M305 590V330a10 10 0 0 1 10-10h90a10 10 0 0 1 10 10v260z" fill="var(--th-door-light)" />
        <path d="M305 591h110l70 96H235z" fill="url(#beam)" />
        <path d="M-2000 590h5000" stroke="var(--th-door-light)" strokeWidth="2" />
        <defs>
          <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--th-door-light)" stopOpacity=".55" />
            <stop offset="1" stopColor="var(--th-door-light)" stopOpacity="0" />
          </linearGradient>
        </defs>
      </svg>
      <div className={css.motto}>
        <p>{t('motto')}</p>
        <ol className={css.ltrack}>
          {stations.map((id, index) => (
            <li key={id} className={index < 3 ? css.past : index === 3 ? css.now : ''}>
              {t(id)}
            </li>
          ))}
        </ol>
      </div>
    </aside>
  )
}
