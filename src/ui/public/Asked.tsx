import type { components } from '../../api/recruitment.gen.ts'
import { t } from '../i18n/public.ts'
import css from './public.module.css'

type Facts = components['schemas']['PositionFacts']

function experienceInWords({ minExperience: min, maxExperience: max }: Pick<Facts, 'minExperience' | 'maxExperience'>): string | null {
  if (min === null) return null
  return min === 0 && max === null ? t('anyExperience') : t('experience', { min, max: max ?? 'none' })
}

/** What the position asks for, the needed things first; never with its weights. */
export function Asked({ position, deep }: { position: Omit<Facts, 'closingDate'>; deep: boolean }) {
  const [Heading, List] = deep ? (['h4', 'h5'] as const) : (['h2', 'h3'] as const)
  const experience = experienceInWords(position)
  const lists = (['qualifications', 'certifications', 'workAuths', 'skills', 'designations'] as const).filter((name) => position[name].length > 0)
  if (!experience && lists.length === 0) return null
  return (
    <section aria-labelledby="asked">
      <Heading id="asked" className={css.postH}>
        {t('asked')}
      </Heading>
      {experience && <p>{experience}</p>}
      {lists.map((name) => (
        <div key={name}>
          <List className={css.postH3}>{t(name)}</List>
          <ul>
            {position[name]
              .toSorted((a, b) => Number(b.mandatory) - Number(a.mandatory))
              .map((item) => (
                <li key={item.id}>
                  {item.name} <span className="meta">{t(item.mandatory ? 'mandatory' : 'welcome')}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
