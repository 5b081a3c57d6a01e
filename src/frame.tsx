import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { Frame } from './ui/shell/Frame.tsx'
import { resolver, theme } from './ui/theme.ts'

/** The frame as it lies in the document of every staff page, with the colours that it is painted in. */
const frame = (nonce: string) =>
  renderToStaticMarkup(
    <MantineProvider theme={theme} cssVariablesResolver={resolver} defaultColorScheme="auto" getStyleNonce={() => nonce}>
      <Frame />
    </MantineProvider>,
  )

export default frame
