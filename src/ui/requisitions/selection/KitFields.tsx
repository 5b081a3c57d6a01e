import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { components } from '../../../api/recruitment.gen.ts'
import { newSelectionStep } from '../../../api/recruitmentBounds.gen.ts'
import { type fieldsOf, optional } from '../../components/form/fields.tsx'
import { t } from '../../i18n/selection.ts'
import css from './KitFields.module.css'

type Kit = components['schemas']['InterviewKit']
type Field = ReturnType<typeof fieldsOf>
type Props = { kit: Kit; field: Field; onChange: (kit: Kit) => void }

const MOST_QUESTIONS = 20
const MOST_ATTRIBUTES = 12

/** What interviewers are given for a step: purpose, preparation, questions, attributes to judge, and what not to ask. */
export function KitFields({ kit, field, onChange }: Props) {
  const set = (part: Partial<Kit>) => onChange({ ...kit, ...part })
  const { questions, attributes } = kit
  const isEmpty = !kit.purpose && !kit.preparation && !kit.avoid && questions.length === 0 && attributes.length === 0
  const text = (name: 'purpose' | 'preparation' | 'avoid') => (
    <Textarea
      {...field(`kit.${name}`)}
      label={optional(t(name))}
      description={t(`${name}Help`)}
      autosize
      minRows={2}
      maxRows={8}
      value={kit[name] ?? ''}
      onChange={(event) => set({ [name]: event.currentTarget.value || null })}
    />
  )
  return (
    <details className={css.kit} open={!isEmpty || undefined}>
      <summary>
        <b>{t('kit')}</b> <span className="meta">{t('kitSize', { questions: questions.length, attributes: attributes.length })}</span>
      </summary>
      {text('purpose')}
      {text('preparation')}
      <fieldset>
        <legend>{t('questions')}</legend>
        {questions.map(({ question, listenFor }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question has nothing but its place
          <div key={at} className={css.line}>
            <TextInput
              {...field(`kit.questions.${at}.question`)}
              aria-label={t('question', { n: at + 1 })}
              placeholder={t('questionHint')}
              {...newSelectionStep['kit.questions.question']}
              value={question}
              onChange={(event) => set({ questions: questions.with(at, { question: event.currentTarget.value, listenFor }) })}
            />
            <TextInput
              {...field(`kit.questions.${at}.listenFor`)}
              aria-label={t('listenForOf', { n: at + 1 })}
              placeholder={t('listenForHint')}
              {...newSelectionStep['kit.questions.listenFor']}
              value={listenFor ?? ''}
              onChange={(event) => set({ questions: questions.with(at, { question, listenFor: event.currentTarget.value || null }) })}
            />
            <ActionIcon aria-label={t('removeQuestion', { n: at + 1 })} onClick={() => set({ questions: questions.toSpliced(at, 1) })}>
              <IconX size={16} stroke={1.8} />
            </ActionIcon>
          </div>
        ))}
        {questions.length < MOST_QUESTIONS && (
          <Add label={t('addQuestion')} onClick={() => set({ questions: [...questions, { question: '', listenFor: null }] })} />
        )}
      </fieldset>
      <fieldset>
        <legend>{t('attributes')}</legend>
        <p className="meta">{t('attributesHelp')}</p>
        {attributes.map(({ name, lookFor }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an attribute has nothing but its place
          <div key={at} className={css.line}>
            <TextInput
              {...field(`kit.attributes.${at}.name`)}
              aria-label={t('attribute', { n: at + 1 })}
              placeholder={t('attributeHint')}
              {...newSelectionStep['kit.attributes.name']}
              value={name}
              onChange={(event) => set({ attributes: attributes.with(at, { name: event.currentTarget.value, lookFor }) })}
            />
            <TextInput
              {...field(`kit.attributes.${at}.lookFor`)}
              aria-label={t('lookForOf', { n: at + 1 })}
              placeholder={t('lookForHint')}
              {...newSelectionStep['kit.attributes.lookFor']}
              value={lookFor ?? ''}
              onChange={(event) => set({ attributes: attributes.with(at, { name, lookFor: event.currentTarget.value || null }) })}
            />
            <ActionIcon aria-label={t('removeAttribute', { n: at + 1 })} onClick={() => set({ attributes: attributes.toSpliced(at, 1) })}>
              <IconX size={16} stroke={1.8} />
            </ActionIcon>
          </div>
        ))}
        {attributes.length < MOST_ATTRIBUTES && (
          <Add label={t('addAttribute')} onClick={() => set({ attributes: [...attributes, { name: '', lookFor: null }] })} />
        )}
      </fieldset>
      {text('avoid')}
    </details>
  )
}

const Add = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button size="xs" leftSection={<IconPlus size={13} stroke={2} aria-hidden />} onClick={onClick}>
    {label}
  </Button>
)
