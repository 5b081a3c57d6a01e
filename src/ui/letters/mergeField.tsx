import { IconAlertTriangle } from '@tabler/icons-react'
import { mergeAttributes, Node } from '@tiptap/core'
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'
import { createContext, use } from 'react'

export type FieldLabels = { labels: Readonly<Record<string, string>>; missing: ReadonlySet<string> }
/** What the chips of an editor are called, and which of them have no value yet. */
export const FieldContext = createContext<FieldLabels>({ labels: {}, missing: new Set() })

/** A merge field in a text: data, not text. It is picked from a list and can be deleted, never typed. */
export const MergeField = Node.create({
  name: 'mergeField',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    field: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute('data-field'),
      renderHTML: ({ field }: { field?: string }) => ({ 'data-field': field }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-field]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(Chip, { as: 'span' }),
})

function Chip({ node }: NodeViewProps) {
  const { labels, missing } = use(FieldContext)
  const field = String(node.attrs.field)
  const isMissing = missing.has(field)
  return (
    <NodeViewWrapper as="span" className={isMissing ? 'mf miss' : 'mf'} data-merge-field={field}>
      {isMissing && <IconAlertTriangle size={12} stroke={2} aria-hidden />}
      {labels[field] ?? field}
    </NodeViewWrapper>
  )
}
