/** Passwords that every list of stolen ones begins with; longer words that contain only these are no better. */
const COMMON = new Set(
  `password passw0rd password1 password12 password123 password1234 12345678 123456789 1234567890 11111111 00000000 88888888 qwertyui qwertyuiop
  qwerty12 qwerty123 1q2w3e4r 1qaz2wsx iloveyou sunshine princess football baseball superman trustno1 welcome1 welcome123 letmein1 letmein123
  changeme changeme1 admin123 administrator abcd1234 abc12345 asdfghjk asdfghjkl zaq12wsx dragon123 monkey123 michael1 jennifer computer
  internet whatever starwars samsung1 liverpool chelsea1 arsenal1 charlie1 threshold threshold1 secret123 default1 summer2025 summer2026
  winter2025 winter2026 spring2026 autumn2026 qazwsxedc 987654321 87654321 123123123 12341234 11223344 1234qwer qwer1234 aa123456 a1b2c3d4`
    .split(/\s+/)
    .filter(Boolean),
)

/** Why a password will not do, in words; null when it will. No rules about kinds of characters: length decides. */
export function weakPassword(password: string, person: { email: string; name: string }): string | null {
  const plain = password.toLowerCase()
  if (COMMON.has(plain)) return 'This password is on every list of stolen ones. Choose another.'
  if (new Set(plain).size < 4) return 'This password repeats very few characters. Choose another.'
  const own = [person.email.split('@')[0] ?? '', ...person.name.split(/\s+/)].map((word) => word.toLowerCase()).filter((word) => word.length > 3)
  const rest = own.reduce((left, word) => left.replaceAll(word, ''), plain)
  if (rest.length < 4 && rest !== plain) return 'This password is little more than your name. Choose another.'
  return null
}
