// docs/lifecycles.md: every lifecycle drawn and listed from its machine.
import { lifecycles } from '../src/machines/lifecycles/all.ts'
import { arrowsOf, statesOf } from '../src/machines/lifecycles/arrows.ts'
import { t } from '../src/ui/i18n/lifecycle.ts'

const spaced = (name) => name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
const titled = (name) => spaced(name).replace(/^./, (letter) => letter.toUpperCase())
const idOf = (status) => status.replaceAll(/\W/g, '_')

/** A guard in the words of the screens; the status that some guards ask about stands behind it. */
function condition(lifecycle, guard) {
  const [name, about] = guard.split(': ')
  const words = t(`if_${lifecycle.name}_${name}`)
  return about ? `${words}: ${about}` : words
}

function drawing({ machine }, arrows) {
  const lines = ['stateDiagram-v2']
  for (const status of statesOf(machine)) if (idOf(status) !== status) lines.push(`  state "${status}" as ${idOf(status)}`)
  lines.push(`  [*] --> ${idOf(String(machine.config.initial))}`)
  const drawn = new Set(arrows.map(({ from, to, event }) => `  ${idOf(from)} --> ${idOf(to)}: ${spaced(event)}`))
  return [...lines, ...drawn]
}

function section(lifecycle) {
  const arrows = arrowsOf(lifecycle)
  return [
    `## ${titled(lifecycle.name)}`,
    '',
    '```mermaid',
    ...drawing(lifecycle, arrows),
    '```',
    '',
    '| from | event | who | only if | to |',
    '|---|---|---|---|---|',
    ...arrows.map(
      ({ from, event, who, guards, to }) =>
        `| ${from} | ${spaced(event)} | ${who.join(', ')} | ${guards.map((guard) => condition(lifecycle, guard)).join(' and ')} | ${to} |`,
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
    ...Object.values(lifecycles).flatMap(section),
  ].join('\n')
