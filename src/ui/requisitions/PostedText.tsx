/** Plain text as applicants see it: an empty line parts paragraphs, lines that begin with "- " are a list. Nothing in it is markup. */
export function PostedText({ text }: { text: string }) {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim() !== '')
  return blocks.map((block, index) => {
    const lines = block.split('\n')
    const isList = lines.every((line) => line.startsWith('- '))
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text keep their places
    if (!isList) return <p key={index}>{block}</p>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text keep their places
      <ul key={index}>
        {lines.map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
    )
  })
}
