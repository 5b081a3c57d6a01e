import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { look, resolver } from '../src/ui/look.ts'

const NAME = 'virtual:look.css'

/** The variables of our look, as Mantine's own provider writes them into a document. */
const variables = () => {
  const provider = createElement(MantineProvider, { theme: look, cssVariablesResolver: resolver, withGlobalClasses: false })
  return renderToStaticMarkup(provider).replace(/^<style[^>]*>|<\/style>$/g, '')
}

/** Puts them into the style sheet: it is there before anything is painted, and no page loads the colours as a script. */
export const lookSheet = (): Plugin => ({
  name: 'look-sheet',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: (id) => (id === `\0${NAME}` ? variables() : null),
})
