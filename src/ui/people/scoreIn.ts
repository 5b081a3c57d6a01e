import type { components } from '../../api/recruitment.gen.ts'
import { oneDigit } from '../i18n/format.ts'
import { t } from '../i18n/people.ts'

/** The score of somebody we know, in words. */
export const scoreIn = ({ score: { profileScore } }: components['schemas']['KnownPerson']) => (profileScore === null ? t('noScore') : oneDigit(profileScore))
