/** Plain text as it was written: an empty line parts paragraphs, lines that begin with "- " are a list. */
export function PlainText({ text }: { text: string }) {
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
  return blocks.map((block, index) => {
    const lines = block.split('\n').map((line) => line.trim())
    const items = lines.filter((line) => line.startsWith('- '))
    const rest = lines.filter((line) => !line.startsWith('- ')).join(' ')
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text keep their places
      <div key={index}>
        {rest && <p>{rest}</p>}
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <li key={item}>{item.slice(2)}</li>
            ))}
          </ul>
        )}
      </div>
    )
  })
}
