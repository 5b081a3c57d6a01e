import { Node } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useState } from 'react'
import { t } from '../i18n/letters.ts'
import deskCss from './desk.module.css'
import { EditorTools } from './EditorTools.tsx'
import type { FieldName } from './FieldMenu.tsx'
import { FieldContext, type FieldLabels, MergeField } from './mergeField.tsx'
import css from './RichEditor.module.css'

type Props = FieldLabels & {
  /** What it begins with; another key begins anew. */
  subject: string
  body: string
  fields: readonly FieldName[]
  onSubject: (html: string) => void
  onBody: (html: string) => void
  to?: string | undefined
  subjectError?: string | undefined
  bodyError?: string | undefined
}

const OneLine = Node.create({ name: 'doc', topNode: true, content: 'paragraph' })
const onlyText = StarterKit.configure({
  document: false,
  blockquote: false,
  bold: false,
  bulletList: false,
  code: false,
  codeBlock: false,
  hardBreak: false,
  heading: false,
  horizontalRule: false,
  italic: false,
  link: false,
  listItem: false,
  listKeymap: false,
  orderedList: false,
  strike: false,
  underline: false,
})
const letterText = StarterKit.configure({
  heading: { levels: [2, 3] },
  code: false,
  codeBlock: false,
  strike: false,
  link: { openOnClick: false, autolink: false, protocols: ['https', 'mailto'] },
})
const insideParagraph = (html: string) => html.replace(/^<p>|<\/p>$/g, '')
const textbox = (label: string, multiline: boolean) => ({ attributes: { role: 'textbox', 'aria-label': label, 'aria-multiline': String(multiline) } })

/** Subject and text of a letter or template, with merge fields as chips. Loaded only where somebody writes. */
export default function RichEditor({ subject, body, fields, labels, missing, onSubject, onBody, to, subjectError, bodyError }: Props) {
  const [inSubject, setInSubject] = useState(false)
  const line = useEditor({
    extensions: [onlyText, OneLine, MergeField],
    injectCSS: false,
    content: `<p>${subject}</p>`,
    editorProps: textbox(t('subject'), false),
    onFocus: () => setInSubject(true),
    onUpdate: ({ editor }) => onSubject(insideParagraph(editor.getHTML())),
  })
  const text = useEditor({
    extensions: [letterText, MergeField],
    injectCSS: false,
    content: body,
    editorProps: textbox(t('text'), true),
    onFocus: () => setInSubject(false),
    onUpdate: ({ editor }) => onBody(editor.getHTML()),
  })
  return (
    <FieldContext value={{ labels, missing }}>
      <dl className={css.efields}>
        {to && (
          <div>
            <dt>{t('to')}</dt>
            <dd>{to}</dd>
          </div>
        )}
        <div>
          <dt>{t('subject')}</dt>
          <dd id="field-content-subject">
            {subjectError && <p className={deskCss.fieldError}>{subjectError}</p>}
            <EditorContent editor={line} className={deskCss.subjectLine} />
          </dd>
        </div>
      </dl>
      <EditorTools text={text} fieldsInto={inSubject ? line : text} fields={fields} />
      {bodyError && <p className={deskCss.fieldError}>{bodyError}</p>}
      <EditorContent editor={text} className={deskCss.ebody} id="field-content-body" />
    </FieldContext>
  )
}
