import { catalogue } from './catalogue.ts'

/** The CV as a document. */
export const t = catalogue('cv', {
  drawing: 'Drawing the pages',
  undrawn: 'Page {page} could not be drawn. Its words stand under “Text”.',
  notAll: 'The first {n} of {of} pages are drawn. Download the file to see all.',
  onlyInText: 'Only in the text: {numbers}.',
  pageOf: 'Page {at} of {of}',
  zoom: 'Size of the pages',
  zoomIn: 'Larger',
  zoomInKey: 'Larger (+)',
  zoomOut: 'Smaller',
  zoomOutKey: 'Smaller (−)',
  fit: 'Fit the width',
  fitKey: 'Fit the width (0)',
  unreachable: 'The server cannot be reached.',
  protected: 'The file is protected by a password.',
  slow: 'Drawing the file takes too long.',
  damaged: 'The file cannot be drawn.',
})
