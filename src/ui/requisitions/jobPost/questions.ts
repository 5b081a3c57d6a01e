import { publicApplication } from '../../../api/publicBounds.gen.ts'
import type { WrittenQuestion as Question } from '../../../machines/records/jobPost.ts'
import { t } from '../../i18n/jobPost.ts'

type Kind = Question['kind']
export const kinds = ['SHORT_TEXT', 'LONG_TEXT', 'YES_NO', 'ONE_OF', 'SEVERAL_OF', 'NUMBER'] as const satisfies readonly Kind[]
/** As the contract bounds them. */
export const [mostQuestions, mostOptions] = [10, 12]
const longestOption = publicApplication['answers.option'].maxLength

export const isChoice = (kind: Kind) => kind === 'ONE_OF' || kind === 'SEVERAL_OF'
const optionsOf = ({ kind, options }: Question) => (isChoice(kind) ? [...new Set(options.map((option) => option.trim()).filter(Boolean))] : [])

/** The questions as they are sent. */
export const cleaned = (questions: readonly Question[]): Question[] =>
  questions.map((question) => ({ ...question, text: question.text.trim(), options: optionsOf(question) }))

/** What is wrong with them, by field. */
export const wrongIn = (questions: readonly Question[]): Record<string, string | false> =>
  Object.fromEntries(
    questions.flatMap((question, at) => {
      const [n, options] = [at + 1, optionsOf(question)]
      const wrong =
        isChoice(question.kind) &&
        ((options.length < 2 && t('optionsMissing', { n })) ||
          (options.length > mostOptions && t('optionsTooMany', { n, most: mostOptions })) ||
          (options.some((option) => option.length > longestOption) && t('optionTooLong', { n, most: longestOption })))
      return [
        [`questions.${at}.text`, question.text.trim() === '' && t('textMissing', { n })],
        [`questions.${at}.options`, wrong],
      ]
    }),
  )
