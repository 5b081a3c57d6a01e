import { renderToStaticMarkup } from 'react-dom/server'
import { Frame } from './ui/shell/Frame.tsx'

/** The frame as it lies in the document of every staff page. */
const frame = () => renderToStaticMarkup(<Frame />)

export default frame
