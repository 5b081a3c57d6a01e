import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconBold, IconH2, IconItalic, IconList, IconListNumbers } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { ReactNode } from 'react'
import { t } from '../i18n/letters.ts'
import css from './EditorTools.module.css'
import { FieldMenu, type FieldName } from './FieldMenu.tsx'
import { LinkTool } from './LinkTool.tsx'

type Props = { text: Editor /** Where the cursor was last. */; fieldsInto: Editor; fields: readonly FieldName[] }
const look = { size: 16, stroke: 1.8, 'aria-hidden': true } as const

/** Formatting of the text, and the fields for wherever the cursor was last. */
export function EditorTools({ text, fieldsInto, fields }: Props) {
  const now = useEditorState({
    editor: text,
    selector: ({ editor }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      heading: editor.isActive('heading', { level: 2 }),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  const change = () => text.chain().focus()
  const tool = (label: string, icon: ReactNode, run: () => void, pressed?: boolean, off?: boolean) => (
    <ActionIcon variant={pressed ? 'light' : 'subtle'} aria-label={label} aria-pressed={pressed} aria-disabled={off} onClick={() => !off && run()}>
      {icon}
    </ActionIcon>
  )
  return (
    <div className={css.etool} role="toolbar" aria-label={t('formatting')}>
      {tool(t('bold'), <IconBold {...look} />, () => change().toggleBold().run(), now.bold)}
      {tool(t('italic'), <IconItalic {...look} />, () => change().toggleItalic().run(), now.italic)}
      {tool(t('heading'), <IconH2 {...look} />, () => change().toggleHeading({ level: 2 }).run(), now.heading)}
      {tool(t('bullets'), <IconList {...look} />, () => change().toggleBulletList().run(), now.bullets)}
      {tool(t('numbers'), <IconListNumbers {...look} />, () => change().toggleOrderedList().run(), now.numbers)}
      <LinkTool editor={text} />
      {tool(t('undo'), <IconArrowBackUp {...look} />, () => change().undo().run(), undefined, !now.canUndo)}
      {tool(t('redo'), <IconArrowForwardUp {...look} />, () => change().redo().run(), undefined, !now.canRedo)}
      <span className="grow" />
      {fields.length > 0 && <FieldMenu editor={fieldsInto} fields={fields} />}
    </div>
  )
}
