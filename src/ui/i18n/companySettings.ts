import { catalogue } from './catalogue.ts'

/** How the company appears: its name, address, website and logo. */
export const t = catalogue('companySettings', {
  company: 'Company',
  text: 'This stands at the head of the public pages, of the pages of applicants and of the menu, in letters, and at the foot of e-mails. Letters that were sent keep what they had.',
  name: 'Name',
  nameMissing: 'Enter the name of the company',
  address: 'Address line (optional)',
  addressHelp: 'Short, as it stands under the name: 12 Quay Street, Geelong',
  website: 'Website (optional)',
  websiteHelp: 'With https:// before it',
  websiteUnclear: 'Enter the address of the website as https://www.example.org',
  logo: 'Logo',
  logoNote: 'PNG or JPEG, smaller than 300 kB, at least 16 and at most 2,000 pixels on each side',
  logoNow: 'The present logo',
  logoNew: 'The new logo',
  logoNone: 'Without a logo a door is shown, the mark of Threshold.',
  removeLogo: 'Remove the logo',
  keepLogo: 'Keep the present logo',
  logoGoes: 'The logo goes when you save.',
  preview: 'So it looks',
  onPages: 'On pages',
  inLetters: 'In letters',
  save: 'Save',
  saving: 'Saving…',
  stale: 'What is saved now: {saved}. What you typed is kept; saving again replaces it.',
})
