import type { components } from '../../api/recruitment.gen.ts'
import { t } from '../i18n/day.ts'
import { day } from '../i18n/format.ts'
import type { Wait } from './waits.ts'

/** Requests for leave that this person answers, also in the place of somebody who is away. */
export const leaveOf = (notices: readonly components['schemas']['Notice'][]): Wait[] =>
  notices
    .filter(({ kind }) => kind === 'leaveToAnswer' || kind === 'leaveReplied')
    .map(({ notice, id, title, detail, at }) => ({
      ...{ key: notice, title: t('leaveOf', { name: title }), text: detail ?? '', age: t('since', { day: day(at) }) },
      ...{ action: t('answer'), url: `/leave/team?request=${id}` },
    }))
