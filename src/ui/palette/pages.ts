import {
  IconAddressBook,
  IconCalendarWeek,
  IconFilePlus,
  IconListDetails,
  type IconProps,
  IconSitemap,
  IconTargetArrow,
  IconUserCircle,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Claims } from '../../api/token.ts'
import { mayOpen, pages } from '../../machines/pages.ts'
import { t } from '../i18n/palette.ts'
import { menuOf } from '../shell/menu.ts'

export type PalettePage = { title: string; section: string; url: string; icon: ComponentType<IconProps> }

/** Pages that other pages lead to and the menu does not name. */
const beside = {
  interviews: IconCalendarWeek,
  appfrm: IconFilePlus,
  peopleGroups: IconAddressBook,
  hiringPlan: IconTargetArrow,
  orgChart: IconSitemap,
  taskTemplates: IconListDetails,
  account: IconUserCircle,
} as const
type Beside = keyof typeof beside
const besideIds = Object.keys(beside) as Beside[]

/** Every page that this person may open, in the order of the menu. */
export function pagesFor(who: Claims | null): PalettePage[] {
  const named = menuOf(who).flatMap(({ title: section, items }) => items.filter((item) => item.canAccess).map((item) => ({ ...item, section })))
  const others = besideIds.filter((id) => mayOpen(id, who)).map((id) => ({ title: t(`page_${id}`), section: '', url: pages[id].url, icon: beside[id] }))
  return [...named.map(({ title, section, url, icon }) => ({ title, section, url, icon })), ...others]
}

/** Without accents and case, as names are looked for. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Where each word that was typed begins a word of the text, or stands in it. */
export const matches = (text: string, words: string) =>
  folded(words)
    .split(/\s+/)
    .every((word) => folded(text).includes(word))
