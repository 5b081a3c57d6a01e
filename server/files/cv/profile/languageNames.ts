const codes =
  'en de fr es it pt nl pl cs sk hu ro bg hr sr sl bs mk sq uk ru be lt lv et fi sv nb no da is el tr ar he fa ps ur hi bn pa ta te ml mr gu ne si zh yue ja ko vi th id ms fil sw am ti so ha ig yo zu af ga cy ca eu gl hy ka az kk uz ky mn my km lo ku'.split(
    ' ',
  )
/** The languages that CVs are written in here; each language is known by its own name too. */
const said = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'tr', 'ru']

let known: ReadonlyMap<string, readonly string[]> | undefined
/** What a language is called by its own people and in other languages, by any of these names: "German" gives "Deutsch", "allemand". */
export function namesOfLanguage(name: string): readonly string[] {
  known ??= new Map(
    codes.flatMap((code) => {
      const names = [...said, code].flatMap((tongue) => new Intl.DisplayNames(tongue, { type: 'language', fallback: 'none' }).of(code) ?? [])
      const different = [...new Set(names.map((one) => one.toLowerCase()))]
      return different.map((one) => [one, different] as const)
    }),
  )
  return known.get(name.trim().toLowerCase()) ?? []
}
