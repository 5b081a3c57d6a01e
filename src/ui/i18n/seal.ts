import { catalogue } from './catalogue.ts'

/** Letters as sealed files, and the page that says whether a copy of one is genuine. */
export const t = catalogue('seal', {
  takePdf: 'Save as PDF',
  draftPdf: 'PDF preview',
  takingPdf: 'Making the PDF…',
  title: 'Is this letter genuine?',
  text: 'A letter that was saved as a PDF carries a seal. Choose a copy to see whether anything in it was changed. It is looked at and not kept.',
  choose: 'Choose a PDF',
  another: 'Choose another PDF',
  note: 'PDF, smaller than 10 MB',
  checking: 'Checking {name}…',
  genuine: 'Genuine',
  genuineText: '{name} is, to the last byte, as {organisation} sealed it.',
  altered: 'Altered',
  alteredText:
    '{name} carries the seal of {organisation}, but it is not as it was sealed: something in the file was changed. Do not rely on it, and ask {organisation}.',
  unknown: 'Not from here',
  unknownText:
    '{name} carries no seal of {organisation}. It may be a scan, a print that was saved again, or a letter from elsewhere: nothing can be said of it.',
  letter: 'Letter',
  kind_offer: 'Offer letter, version {version}',
  kind_contract: 'Contract letter, version {version}',
  sealedAt: 'Sealed',
  positions: 'Open positions',
})
