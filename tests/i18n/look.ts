/** Runs in the page: texts that do not fit where they stand. What may end in dots: cells and names (`ell`), and texts hidden for the eye. */
export function clippedTexts(): string[] {
  const hides = (value: string) => value === 'hidden' || value === 'clip'
  const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.trim().slice(0, 60)}`
  // Whether it overflows is asked first: it costs least, and hardly any element is looked at further.
  const isWider = ({ clientWidth, scrollWidth }: Element) => clientWidth > 0 && scrollWidth > clientWidth + 1
  const isHigher = ({ clientHeight, scrollHeight }: Element) => clientHeight > 0 && scrollHeight > clientHeight + 2
  const found = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const [wider, higher] = [isWider(element), isHigher(element)]
    if (!wider && !higher) return false
    if (!element.textContent?.trim() || element.closest('.ell, td, svg, [aria-hidden=true], [inert], textarea, select, iframe')) return false
    const { overflowX, overflowY, position, width, visibility, clipPath } = getComputedStyle(element)
    if (visibility === 'hidden' || clipPath !== 'none' || (position === 'absolute' && Number.parseFloat(width) <= 1)) return false
    return (hides(overflowX) && wider) || (hides(overflowY) && higher)
  })
  // A place too narrow for a word sets it letter under letter; what is written downwards on purpose is read as a whole.
  const squeezed = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    if (width <= 1 || width >= 32 || height <= 3 * width) return false
    const words = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent?.trim() ?? '') : '')).join('')
    return words.length > 8 && !getComputedStyle(element).writingMode.startsWith('vertical')
  })
  // Words that leave their own place lie over what stands beside it.
  const spilled = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    if (!isWider(element)) return false
    const isText = element.textContent?.trim() && [...element.children].every((child) => child.matches('svg, span, b, i, small'))
    if (!isText || element.closest('.ell, td, svg, [aria-hidden=true], [inert], textarea, select, option, iframe')) return false
    const { overflowX, display, visibility, position, clipPath } = getComputedStyle(element)
    return overflowX === 'visible' && !display.startsWith('inline') && visibility !== 'hidden' && clipPath === 'none' && position !== 'absolute'
  })
  const main = document.querySelector('main')
  const beyond = main && main.scrollWidth > main.clientWidth + 1 ? [`the content is ${main.scrollWidth} wide, its place ${main.clientWidth}`] : []
  const { scrollWidth, clientWidth } = document.documentElement
  return [
    ...[...found, ...squeezed, ...spilled].map(name),
    ...beyond,
    ...(scrollWidth > clientWidth + 1 ? [`the page is ${scrollWidth} wide, the window ${clientWidth}`] : []),
  ]
}

/** Runs in the page: states in a list that are not said whole, so that somebody reads another one. */
export const clippedStates = () =>
  [...document.querySelectorAll<HTMLElement>('td .st')].flatMap((state) => {
    const right = state.closest('td')?.getBoundingClientRect().right ?? 0
    return state.checkVisibility() && state.getBoundingClientRect().right > right + 1 ? [`state: ${state.textContent}`] : []
  })

/** Runs in the page: words of buttons, headings, labels, tabs and column heads that stand outside brackets and are not data. A letter is written by the service. */
export function literalTexts(data: string[]): string[] {
  const landmarks = 'button, h1, h2, h3, h4, label, legend, th, dt, [role=tab], [role=columnheader], nav a, caption'
  return [...document.querySelectorAll<HTMLElement>(landmarks)]
    .filter((element) => element.checkVisibility() && !element.closest('.paper'))
    .flatMap((element) => {
      const seen = element.cloneNode(true) as HTMLElement
      for (const hidden of seen.querySelectorAll('[aria-hidden=true]')) hidden.remove()
      const said = [seen.textContent ?? '', element.getAttribute('aria-label') ?? '', element.getAttribute('placeholder') ?? '']
      return said.filter((text) => {
        let rest = text.replaceAll(/\s+/g, ' ')
        for (const word of data) rest = rest.replaceAll(word, '')
        for (let before = ''; before !== rest; ) {
          before = rest
          rest = rest.replaceAll(/\[[^[\]]*\]/g, '')
        }
        return /\p{L}{2}/u.test(rest)
      })
    })
}
