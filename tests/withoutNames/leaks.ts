import type { Person } from './people.ts'

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
const digits = (text: string) => text.replaceAll(/[ ()+./-]/g, '')
/** What tells who somebody is, by itself, in whatever spelling. */
const secretsOf = ({ firstName, middleName, surName, email, street, file }: Person) =>
  [
    firstName,
    middleName,
    ...surName.split(/[\s'-]+/).filter((part) => part.length > 4),
    surName,
    email,
    email.split('@')[0]!,
    email.split('@')[1]!,
    street,
    file,
  ]
    .flatMap((one) => one ?? [])
    .map(plain)
export function leaksOf(people: readonly Person[]) {
  const secrets = new Set(people.flatMap(secretsOf))
  const numbers = new Set(people.flatMap(({ mobile, phone }) => [digits(mobile).slice(-9), digits(phone).slice(-9)]))
  const told = new RegExp(
    [...secrets]
      .toSorted((a, b) => b.length - a.length)
      .map((one) => one.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|'),
  )
  const toldNumber = new RegExp([...numbers].join('|'))

  /** The first thing in an answer that tells who somebody is. */
  return (text: string): string | undefined => {
    const folded = plain(text)
    const found = told.exec(folded)
    if (found) return folded.slice(Math.max(0, found.index - 120), found.index + 60)
    const number = toldNumber.exec(digits(text))
    return number ? digits(text).slice(Math.max(0, number.index - 60), number.index + 40) : undefined
  }
}
