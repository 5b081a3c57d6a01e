/**
 * Threshold: what Mantine's parts are like.
 *
 * Two layers:
 *  1. palettes (look.ts: `tide`, `gray`, `dark`, status palettes): raw colours. Components never name them.
 *  2. `--th-*` variables (colours.css): what a colour is FOR. CSS and components use only these, so dark mode costs nothing.
 */
import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** Scripts know a palette by its variables. */
const tide = Array.from({ length: 10 }, (_, shade) => `var(--mantine-color-tide-${shade})`) as unknown as MantineColorsTuple

type Sized = { size?: unknown; color?: unknown }

/** A list of choices holds nothing but choices, also when there is none. */
const NOTHING_FOUND = { empty: { role: 'option', 'aria-disabled': true } }

export const theme = createTheme({
  primaryColor: 'tide',
  primaryShade: { light: 7, dark: 5 },
  colors: { tide },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto', // the ring itself: `:focus-visible` in look.css (2 px, 2 px away, `--th-focus`)
  components: {
    // Heights: 28 in tables and bars, 32 normal, 36 the page's main action beside a title, 48 for applicants.
    Button: {
      defaultProps: { size: 'sm', variant: 'default' }, // `filled` is asked for: one per page
      vars: (_t: unknown, p: Sized) => ({
        root: {
          '--button-height': { xs: '28px', sm: '32px', md: '36px', lg: '48px', xl: '52px' }[String(p.size ?? 'sm')],
          '--button-padding-x': { xs: '10px', sm: '12px', md: '14px', lg: '18px', xl: '20px' }[String(p.size ?? 'sm')],
          '--button-fz': { xs: '0.8125rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1rem' }[String(p.size ?? 'sm')],
        },
      }),
      styles: { root: { fontWeight: 560 }, section: { marginInlineEnd: 6 } },
    },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 28 } },
    Input: {
      defaultProps: { size: 'sm' },
      vars: (_t: unknown, p: Sized) => ({
        wrapper: {
          '--input-height': { xs: '28px', sm: '32px', md: '36px', lg: '48px', xl: '52px' }[String(p.size ?? 'sm')],
          '--input-fz': { xs: '0.8125rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1rem' }[String(p.size ?? 'sm')],
          '--input-bd': 'var(--th-field-line)',
        },
      }),
    },
    InputWrapper: {
      defaultProps: { size: 'sm', inputWrapperOrder: ['label', 'description', 'error', 'input'] }, // help and error before the field
      styles: {
        label: { fontWeight: 560, marginBottom: 4 },
        description: { color: 'var(--th-ink-2)', fontSize: '0.75rem', marginBottom: 5 },
        error: { color: 'var(--th-red)', fontSize: '0.8125rem', fontWeight: 540, marginBottom: 5 },
      },
    },
    TextInput: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    NumberInput: { defaultProps: { size: 'sm', hideControls: true } },
    Textarea: { defaultProps: { size: 'sm', autosize: true, minRows: 3 } },
    // The list itself scrolls, not a box in it that a keyboard would have to reach.
    Select: {
      defaultProps: { size: 'sm', checkIconPosition: 'right', withScrollArea: false, attributes: NOTHING_FOUND },
      styles: { options: { maxHeight: 220, overflowY: 'auto' } },
    },
    Checkbox: { defaultProps: { size: 'xs', radius: 'xs' } },
    Switch: { defaultProps: { size: 'sm', withThumbIndicator: false } },
    Slider: { defaultProps: { size: 4, thumbSize: 16 } },
    Table: { classNames: { table: 'tbl' }, defaultProps: { tabularNums: true } }, // `.tbl` in look.css: 34 px head, 38 px rows, sticky head
    // A badge is a state: tint, tone-coloured text and ALWAYS an icon or glyph on the left. Never upper case.
    Badge: {
      defaultProps: { variant: 'light', radius: 'sm', size: 'md', color: 'neutral' },
      vars: (_t: unknown, p: Sized) => {
        // colour names are tones: neutral, blue, amber, green, red
        const tone = ({ yellow: 'amber', gray: 'neutral' } as Record<string, string>)[String(p.color)] ?? String(p.color ?? 'neutral')
        return { root: { '--badge-bg': `var(--th-${tone}-tint)`, '--badge-color': `var(--th-${tone})` } }
      },
      styles: {
        root: { textTransform: 'none', fontWeight: 560, letterSpacing: 0, fontSize: '0.75rem', height: 22, paddingInline: 8 },
        section: { marginInlineEnd: 5 },
      },
    },
    Tabs: { classNames: { list: 'tabs', tab: 'tab' } },
    SegmentedControl: { defaultProps: { size: 'xs', radius: 'md', withItemsBorders: false } },
    Pagination: { defaultProps: { size: 'sm', radius: 'sm' } },
    Tooltip: { defaultProps: { openDelay: 350, withArrow: false, transitionProps: { duration: 100 }, fz: 'xs' } },
    Popover: { defaultProps: { shadow: 'lg', transitionProps: { duration: 120 } } },
    Menu: { defaultProps: { shadow: 'lg', transitionProps: { duration: 120 }, withinPortal: true, withInitialFocusPlaceholder: false } },
    // Focus starts on the safe button: put `data-autofocus` on Cancel.
    Modal: {
      defaultProps: {
        // The head of a dialog is not the head of the page.
        attributes: { header: { role: 'presentation' } },
        centered: true,
        radius: 'lg',
        padding: 24,
        size: 480,
        transitionProps: { duration: 140, transition: 'fade' },
        overlayProps: { backgroundOpacity: 0.38, color: '#0b1615' },
      },
      styles: { title: { fontSize: '1rem', fontWeight: 620 } },
    },
    // Spec §9: top right, 5 s, light. Errors do not close by themselves.
    Notification: {
      defaultProps: { radius: 'lg', withBorder: true },
      styles: {
        // light in both schemes, as the specification says
        root: { background: '#ffffff', borderColor: '#e4e0d8', boxShadow: 'var(--mantine-shadow-lg)' },
        title: { color: '#1b2322', fontWeight: 600 },
        icon: { background: 'transparent', color: 'var(--notification-color)' },
        description: { color: '#5f625d' },
        closeButton: { color: '#5f625d', background: 'transparent' },
      },
    },
    Alert: { defaultProps: { variant: 'light', radius: 'md' }, styles: { title: { fontWeight: 600 } } },
    Skeleton: { defaultProps: { radius: 'xs' } },
  },
})
