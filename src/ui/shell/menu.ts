import {
  IconBeach,
  IconBell,
  IconBriefcase,
  IconBuildingCommunity,
  IconCalendarDue,
  IconChartBar,
  IconDatabaseCog,
  IconDoorEnter,
  IconFileCertificate,
  IconGauge,
  IconHeartHandshake,
  IconId,
  IconListCheck,
  IconPackage,
  type IconProps,
  IconSchool,
  IconUserSearch,
  IconUserShield,
  IconUsers,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Claims } from '../../api/token.ts'
import { mayOpen, type PageId, pages } from '../../machines/pages.ts'
import { t } from '../i18n/shell.ts'

export type MenuItem = { id: PageId; title: string; url: string; icon: ComponentType<IconProps>; canAccess: boolean }
type MenuSection = { title: string; items: MenuItem[] }

const item = (who: Claims | null, id: PageId, icon: ComponentType<IconProps>): MenuItem => ({
  id,
  title: t(id as Parameters<typeof t>[0]),
  url: pages[id].url,
  icon,
  canAccess: mayOpen(id, who),
})

/** The drawer's entries in the specification's order; what a person may not open is left out of the drawer. */
export function menuOf(who: Claims | null): MenuSection[] {
  const ofRecruiter: PageId = who?.roles.includes('Recruitment Officer') ? 'recruitmentOfficer' : 'recruitmentManager'
  const day = mayOpen('myDay', who) ? 'myDay' : ofRecruiter
  return [
    {
      title: t('recruitment'),
      items: [
        item(who, 'jobreq', IconBriefcase),
        item(who, day, IconGauge),
        item(who, 'reqsch', IconBuildingCommunity),
        item(who, 'appsch', IconUserSearch),
        item(who, 'apponb', IconDoorEnter),
        item(who, 'referrals', IconHeartHandshake),
      ],
    },
    {
      title: t('humanResource'),
      items: [
        item(who, 'learning', IconSchool),
        item(who, 'leave', IconBeach),
        item(who, 'myRecord', IconId),
        item(who, 'tasks', IconListCheck),
        item(who, 'reports', IconChartBar),
        item(who, 'employees', IconUsers),
        item(who, 'hrModules', IconFileCertificate),
      ],
    },
    { title: t('documents'), items: [item(who, 'employeePack', IconPackage), item(who, 'expiringDocuments', IconCalendarDue)] },
    { title: t('settings'), items: [item(who, 'notifications', IconBell), item(who, 'referenceData', IconDatabaseCog), item(who, 'users', IconUserShield)] },
  ]
}
