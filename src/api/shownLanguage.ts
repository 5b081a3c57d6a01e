/** The language that the page is shown in, as the service names it. */
export const shownLanguage = (): 'en' | 'de' => (globalThis.document?.documentElement.lang.startsWith('de') ? 'de' : 'en')
