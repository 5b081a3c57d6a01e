/**
 * Names that a reader of plain words would cut or lose: the word that stands for each, and how people write it. A space stands for
 * spaces or a hyphen. Names in capitals of one or two letters count only where they stand alone.
 */
export const skillNames: Readonly<Record<string, readonly string[]>> = {
  cplusplus: ['C++', 'cpp', 'c plus plus'],
  csharp: ['C#', 'csharp', 'c sharp'],
  fsharp: ['F#', 'fsharp', 'f sharp'],
  objectivec: ['Objective-C', 'objectivec', 'objective c'],
  dotnet: ['.NET', 'dotnet', 'dot net'],
  aspdotnet: ['ASP.NET', 'aspnet', 'asp net'],
  vbdotnet: ['VB.NET', 'vbnet', 'vb net'],
  adodotnet: ['ADO.NET', 'adonet', 'ado net'],
  nodejs: ['Node.js', 'nodejs', 'node js'],
  researchdevelopment: ['R&D', 'R & D'],
  pli: ['PL/I', 'PL/1'],
  s4hana: ['S/4HANA', 'S4HANA', 'S4/HANA'],
  comptiaaplus: ['A+'],
}

/** Single letters that are names of languages, as words that no other letter is taken for. */
export const letterNames: Readonly<Record<string, string>> = { C: 'clanguage', R: 'rlanguage', D: 'dlanguage' }

/** "it" says nothing in a search, IT does. */
export const capitalNames: Readonly<Record<string, string>> = { IT: 'informationtechnology' }
