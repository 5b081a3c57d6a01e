import type { ReactNode } from 'react'
import type { components } from '../../api/recruitment.gen.ts'
import { day } from '../i18n/format.ts'
import { t } from '../i18n/public.ts'
import { Asked } from './Asked.tsx'
import { PlainText } from './PlainText.tsx'
import css from './PositionView.module.css'
import { payInWords, placesInWords } from './pay.ts'
import publicCss from './public.module.css'

type Position = Omit<components['schemas']['OpenPositionDetail'], 'id' | 'publishedAt' | 'questions'>
/** `deep`: its title is a heading of the third level, for a place on a page with a title of its own. */
type Props = { position: Position; deep?: boolean; apply: ReactNode }

/** What applicants read of a position: on its own page, and before it is published. */
export function PositionView({ position, deep = false, apply }: Props) {
  const { title, department, contractType, places, pay, closingDate, summary, text, responsibilities } = position
  const [Title, Heading] = deep ? (['h3', 'h4'] as const) : (['h1', 'h2'] as const)
  const facts = [
    [t('factPay'), payInWords(pay)],
    [t('factPlace'), placesInWords(places)],
    [t('factContract'), contractType],
    [t('factDepartment'), department],
    [t('factCloses'), closingDate ? t('until', { date: day(closingDate) }) : t('noEnd')],
  ].filter(([, value]) => value)
  return (
    <>
      <Title tabIndex={-1} className={publicCss.postTitle}>
        {title}
      </Title>
      {summary && !text.startsWith(summary) && <p className={publicCss.lead}>{summary}</p>}
      <div className={css.postCols}>
        <section className={css.postSide} aria-labelledby="facts">
          <Heading id="facts" className="vh">
            {t('facts')}
          </Heading>
          <dl className={css.postFacts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
          <div className={publicCss.postApply}>
            {apply}
            <p className="meta">{t(position.resumeRequired ? 'applyNote' : 'applyNoteNoCv')}</p>
          </div>
        </section>
        <div className={publicCss.postText}>
          <section aria-labelledby="about">
            <Heading id="about" className={publicCss.postH}>
              {t('about')}
            </Heading>
            <PlainText text={text} />
          </section>
          {responsibilities.length > 0 && (
            <section aria-labelledby="duties">
              <Heading id="duties" className={publicCss.postH}>
                {t('duties')}
              </Heading>
              <ul>
                {responsibilities.map((duty) => (
                  <li key={duty}>{duty}</li>
                ))}
              </ul>
            </section>
          )}
          <Asked position={position} deep={deep} />
        </div>
      </div>
    </>
  )
}
