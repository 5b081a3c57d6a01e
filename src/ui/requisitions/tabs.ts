import type { components } from '../../api/recruitment.gen.ts'

export type Section = components['schemas']['RequisitionSection']

/** Every part of a requisition has its own address: /jobreq/5?tab=skills. */
export const detailTabs = [
  'position',
  'qualifications',
  'certifications',
  'workAuth',
  'location',
  'financial',
  'experience',
  'skills',
  'designations',
  'compliance',
] as const satisfies Section[]
export const workTabs = ['summary', 'approvals', 'weights', 'audit'] as const
export const processTabs = ['post', 'selection', 'candidates', 'ranking', 'interviews'] as const

export const groups = { detail: detailTabs, work: workTabs, process: processTabs } as const
export type Group = keyof typeof groups
/** The page before submitting is a part of the form and stands in no list. */
export type Tab = (typeof groups)[Group][number] | 'check'

const all: readonly string[] = [...detailTabs, ...workTabs, ...processTabs, 'check']
export const isTab = (value: unknown): value is Tab => typeof value === 'string' && all.includes(value)
export const groupOf = (tab: Tab): Group => (Object.keys(groups) as Group[]).find((group) => (groups[group] as readonly Tab[]).includes(tab)) ?? 'detail'
export const isSection = (tab: Tab): tab is Section => (detailTabs as readonly Tab[]).includes(tab)
