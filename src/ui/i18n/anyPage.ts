import { catalogue } from './catalogue.ts'

/** What may be said on any page, whoever opens it. */
export const t = catalogue('anyPage', {
  product: 'Threshold',
  withErrors: 'Error: {title}',
  openPositions: 'Open positions',
  goHome: 'Go to my start page',
  notFoundTitle: 'There is no such page',
  notFoundText: 'The address may be mistyped, or the page was moved.',
  failedTitle: 'This page could not be shown',
  failedText: 'Nothing of yours is lost. Try again; if it happens again, tell support what you were doing.',
  slowTitle: 'This page has not arrived',
  slowText: 'It was not loaded within two minutes. Check the connection, then try again.',
  offlineText: 'You are offline, so it could not be fetched. Nothing of yours is lost. Check the connection, then try again.',
  tryAgain: 'Try again',
  loading: 'Loading the page',
  over: 'Menus and choices',
})
