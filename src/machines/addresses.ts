/** Addresses outside the main layout, and where it begins: apart from its pages, of which visitors need none. */
export const homepage: string = '/homepage'
export const offerLetter: string = '/offer-letter'
export const dashboard = '/jobreq'
