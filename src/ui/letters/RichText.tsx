import { Fragment, type ReactNode } from 'react'

const BLOCKS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'u', 'br', 'hr'] as const
type Block = (typeof BLOCKS)[number]
const isBlock = (tag: string): tag is Block => (BLOCKS as readonly string[]).includes(tag)
/** What holds other elements; between these no text is expected. */
const BARE = ['ul', 'ol', 'br', 'hr']

/**
 * Letters and messages as the server made them, shown through an allow-list: React elements are built from the parsed
 * text, so nothing in it can run, load or style anything.
 */
export function RichText({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <>{childrenOf(body)}</>
}

const childrenOf = (node: Node): ReactNode[] =>
  [...node.childNodes].map((child, at) => {
    const key = `${at}`
    if (child instanceof Text) return BARE.includes(node.nodeName.toLowerCase()) ? null : <Fragment key={key}>{child.data}</Fragment>
    return child instanceof Element ? elementOf(child, key) : null
  })

function elementOf(element: Element, key: string): ReactNode {
  const tag = element.tagName.toLowerCase()
  if (['script', 'style', 'template', 'title', 'head', 'noscript', 'iframe', 'object', 'svg', 'math'].includes(tag)) return null
  if (tag === 'br') return <br key={key} />
  if (tag === 'hr') return <hr key={key} />
  if (tag === 'a') return <SafeLink key={key} href={element.getAttribute('href') ?? ''} text={childrenOf(element)} />
  if (tag === 'mark')
    return (
      <span key={key} className="hole">
        {element.textContent}
      </span>
    )
  if (tag === 'div' && element.className === 'letter-head')
    return (
      <div key={key} className="letter-head">
        {childrenOf(element)}
      </div>
    )
  if (tag === 'img') return <Logo key={key} element={element} />
  if (!isBlock(tag)) return <Fragment key={key}>{childrenOf(element)}</Fragment>
  const Tag = tag
  return <Tag key={key}>{childrenOf(element)}</Tag>
}

/** The one picture of a letter: a logo that the company had when it was written. */
function Logo({ element }: { element: Element }) {
  const src = element.getAttribute('src') ?? ''
  if (!/^\/api\/v1\/company\/logo\/\d{1,9}$/.test(src)) return null
  return <img src={src} alt="" width={Number(element.getAttribute('width'))} height={Number(element.getAttribute('height'))} />
}

/** Only web and mail addresses are links; those of this very place stay in the window. */
function SafeLink({ href, text }: { href: string; text: ReactNode }) {
  const url = URL.canParse(href) ? new URL(href) : null
  if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return <>{text}</>
  const here = url.origin === globalThis.location?.origin
  return (
    <a className="link" href={href} {...(here ? {} : { target: '_blank', rel: 'noreferrer noopener' })}>
      {text}
    </a>
  )
}
