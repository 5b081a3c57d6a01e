import { Modal } from '@mantine/core'
import type { components } from '../../api/recruitment.gen.ts'
import { findingOf } from '../candidates/finding.ts'
import { number } from '../i18n/format.ts'
import { t } from '../i18n/people.ts'
import css from './people.module.css'
import { scoreIn } from './scoreIn.ts'

type Person = components['schemas']['KnownPerson']
type Props = { person: Person; onClose: () => void }

/** Every criterion of the position, what the person stated about it, and what it adds to the score. */
export function ScoreDialog({ person, onClose }: Props) {
  return (
    <Modal opened onClose={onClose} size={680} title={t('howCounted', { name: person.name })} closeButtonProps={{ 'aria-label': t('close') }}>
      <table className={css.parts}>
        <thead>
          <tr>
            <th scope="col">{t('criterion')}</th>
            <th scope="col">{t('found')}</th>
            <th scope="col">{t('points')}</th>
          </tr>
        </thead>
        <tbody>
          {person.score.parts.map((part) => (
            <tr key={`${part.section} ${part.name}`}>
              <th scope="row">
                {part.name}
                {part.mandatory && <span className="meta"> ({t('mustHave')})</span>}
              </th>
              <td>{findingOf(part)}</td>
              <td className="num">{part.counted ? t('pointsOf', { points: number(part.points), weight: number(part.weight) }) : t('notCounted')}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('total')}
            </th>
            <td className="num">
              <b>{scoreIn(person)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </Modal>
  )
}
