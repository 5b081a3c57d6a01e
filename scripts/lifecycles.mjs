// docs/lifecycles.md: every lifecycle drawn and listed from its law.
import { laws } from '../src/machines/lifecycles/all.ts'
import { arrowsOf, statesOf } from '../src/machines/lifecycles/arrows.ts'
import { say } from '../src/ui/i18n/lifecycle.ts'

const spaced = (name) => name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
const titled = (name) => spaced(name).replace(/^./, (letter) => letter.toUpperCase())
const idOf = (status) => status.replaceAll(/\W/g, '_')

/** A guard in the words of the screens; the status that some guards ask about stands behind it. */
function condition(law, guard) {
  const [name, about] = guard.split(': ')
  const words = say(`if_${law.name}_${name}`)
  return about ? `${words}: ${about}` : words
}

function drawing({ lifecycle }, arrows) {
  const lines = ['stateDiagram-v2']
  for (const status of statesOf(lifecycle)) if (idOf(status) !== status) lines.push(`  state "${status}" as ${idOf(status)}`)
  lines.push(`  [*] --> ${idOf(String(lifecycle.config.initial))}`)
  const drawn = new Set(arrows.map(({ from, to, event }) => `  ${idOf(from)} --> ${idOf(to)}: ${spaced(event)}`))
  return [...lines, ...drawn]
}

function section(law) {
  const arrows = arrowsOf(law)
  return [
    `## ${titled(law.name)}`,
    '',
    '```mermaid',
    ...drawing(law, arrows),
    '```',
    '',
    '| from | event | who | only if | to |',
    '|---|---|---|---|---|',
    ...arrows.map(
      ({ from, event, who, guards, to }) =>
        `| ${from} | ${spaced(event)} | ${who.join(', ')} | ${guards.map((guard) => condition(law, guard)).join(' and ')} | ${to} |`,
    ),
    '',
  ]
}

/** The whole document. */
export const lifecyclesDocument = () =>
  [
    '# Lifecycles',
    '',
    'Written by `npm run generate` from `src/machines/lifecycles/`; do not edit. The screens offer, the server allows and the',
    'tests walk exactly these transitions. Where one event leads to several states, the first whose condition holds is taken.',
    '',
    ...Object.values(laws).flatMap(section),
  ].join('\n')
