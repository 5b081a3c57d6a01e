/** What Mantine's variables say: colours, type, measures. It is written into the style sheet while building (scripts/look.ts), and no script brings it. */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { theme } from './theme.ts'

/** The one accent: deep green-blue. 7 carries white text at 7.9:1 in the light scheme, 5 at 5.0:1 in the dark one. */
const tide: MantineColorsTuple = ['#eef6f5', '#d8eae9', '#b3d6d4', '#86bfbe', '#4f9a9b', '#2a7b7e', '#176a6f', '#0f5a60', '#0c494f', '#0a373c']
/** Warm greys. 6 is the lightest allowed for text, 5 the lightest allowed for the border of a control (3.4:1). */
const gray: MantineColorsTuple = ['#faf9f6', '#f5f3ef', '#eeebe5', '#e4e0d8', '#cfcac0', '#8f8a80', '#646660', '#4a4d49', '#313634', '#1b2322']
/** Dark scheme: charcoal with a trace of the accent, never pure black. 7 page, 6 raised, 4 lines, 2 secondary text. */
const dark: MantineColorsTuple = ['#e8e9e5', '#c8cbc6', '#a3a9a4', '#767e7a', '#2d3433', '#232a29', '#1c2221', '#161b1a', '#101413', '#0b0e0d']
// Status palettes: only 1 (tint), 3 (text on dark), 7 (text on light) and 9 (tint on dark) are meant to be used.
const green: MantineColorsTuple = ['#f1f9f3', '#e5f3e8', '#bfe2c8', '#84d09d', '#4fae6e', '#2f8a50', '#257545', '#1d6b3a', '#17552f', '#152b1d']
const blue: MantineColorsTuple = ['#f2f6fd', '#e8f0fb', '#c5d9f5', '#93bbf6', '#5c8fdd', '#3a70c4', '#2c5fb0', '#23539c', '#1b417b', '#17243a']
const yellow: MantineColorsTuple = ['#fdf8ee', '#fbf0dc', '#f3d9a6', '#eab566', '#d2913a', '#b06f14', '#9a5a05', '#8a4b00', '#6b3a00', '#332611']
const red: MantineColorsTuple = ['#fef4f3', '#fcebe9', '#f6c8c3', '#f5a097', '#e06a60', '#c9443c', '#b93732', '#a92b2b', '#872121', '#3a1b19']

export const look = createTheme({
  ...theme,
  colors: { tide, gray, dark, green, blue, yellow, red, teal: green, orange: yellow },
  white: '#ffffff',
  black: '#1b2322',
  // opsz.css of @fontsource-variable/inter: the optical size axis gives titles the tighter display cut by itself
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, monospace",
  fontWeights: { regular: '400', medium: '520', semibold: '590', bold: '640' },
  // 12 meta · 13 tables, menus, controls · 14 reading and forms · 16 applicants on a phone · 20 figures
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.5', xl: '1.6' },
  headings: {
    fontWeight: '620',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.75rem' },
      h2: { fontSize: '1rem', lineHeight: '1.5rem' },
      h3: { fontSize: '0.875rem', lineHeight: '1.25rem' },
      h4: { fontSize: '0.8125rem', lineHeight: '1.25rem' },
      h5: { fontSize: '0.75rem', lineHeight: '1rem' },
      h6: { fontSize: '0.75rem', lineHeight: '1rem' },
    },
  },
  // 4 px grid
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '3px', sm: '5px', md: '7px', lg: '10px', xl: '14px' },
  shadows: {
    xs: '0 1px 1px rgba(27,35,34,.05)',
    sm: '0 1px 2px rgba(27,35,34,.06), 0 1px 1px rgba(27,35,34,.04)',
    md: '0 4px 14px -3px rgba(27,35,34,.12), 0 1px 3px rgba(27,35,34,.07)',
    lg: '0 14px 34px -8px rgba(27,35,34,.20), 0 3px 8px rgba(27,35,34,.07)',
    xl: '0 28px 60px -14px rgba(27,35,34,.28), 0 6px 14px rgba(27,35,34,.08)',
  },
})

/** Mantine's own colours, by what ours are for. */
export const resolver: CSSVariablesResolver = () => {
  const mantine: Record<string, string> = {
    '--mantine-color-body': 'var(--th-sheet)',
    '--mantine-color-text': 'var(--th-ink)',
    '--mantine-color-dimmed': 'var(--th-ink-2)',
    '--mantine-color-placeholder': 'var(--th-ink-3)',
    '--mantine-color-anchor': 'var(--th-accent)',
    '--mantine-color-error': 'var(--th-red)',
    '--mantine-color-default': 'var(--th-raised)',
    '--mantine-color-default-hover': 'var(--th-hover)',
    '--mantine-color-default-border': 'var(--th-line-2)',
    '--mantine-color-default-color': 'var(--th-ink)',
    '--mantine-color-disabled': 'var(--th-neutral-tint)',
    '--mantine-color-disabled-color': 'var(--th-ink-3)',
  }
  // the `light` variant of every palette follows its role, so that it is right in both schemes
  for (const [palette, role] of [
    ['tide', 'accent'],
    ['gray', 'neutral'],
    ['blue', 'blue'],
    ['yellow', 'amber'],
    ['green', 'green'],
    ['red', 'red'],
  ] as const) {
    mantine[`--mantine-color-${palette}-light`] = `var(--th-${role}-tint)`
    mantine[`--mantine-color-${palette}-light-hover`] = `color-mix(in srgb, var(--th-${role}-tint), var(--th-${role}) 10%)`
    mantine[`--mantine-color-${palette}-light-color`] = `var(--th-${role})`
  }
  return { variables: {}, light: mantine, dark: mantine }
}
