import { useReducer } from 'react'

/**
 * The key of a picker that adds what is chosen, and what to call on a choice: the picker then begins anew, empty.
 * The key does not depend on the list, so that what arrives in it from elsewhere leaves what is being typed.
 */
export const useAdding = (): [key: number, added: () => void] => useReducer((times: number) => times + 1, 0)
