/**
 * Why a lifecycle holds an event back, in words; the keys are the names of its guards. A test holds them against the
 * lifecycles, so that none stays without words.
 */
const words: Record<string, string> = {
  NOT_YOURS: "You don't have the permission to do this.",
  requisitionIsPublic: 'The requisition must be approved and open before its job post can be published.',
}

/** Lets a resource bring the words for its own guards. */
export const explain = (more: Record<string, string>) => Object.assign(words, more)

export const wordsFor = (why: string, law: string, status: string) => words[why] ?? `This is not possible while the ${spaced(law)} is "${status}".`
export const hasWordsFor = (why: string) => why in words

const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
