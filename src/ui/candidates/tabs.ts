const tabs = ['profile', 'timeline', 'notes', 'interviews', 'reviews', 'compliance', 'messages'] as const
export type Tab = (typeof tabs)[number]
export const isTab = (tab: unknown): tab is Tab => tabs.some((one) => one === tab)
/** Documents and messages are HR's; an interviewer sees the others. */
export const tabsFor = (hr: boolean): readonly Tab[] => (hr ? tabs : tabs.filter((tab) => tab !== 'compliance' && tab !== 'messages'))
