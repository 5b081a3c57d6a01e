import type { operations } from '../../src/api/recruitment.gen.ts'
import type { Rule } from '../access.ts'

/** Who may call which operation; a missing line does not compile, and the server does not start without one. */
export const recruitmentAccess = {
  // --- reference ---
  // --- requisitions ---
  // --- public & files ---
  listOpenPositions: 'public',
  getOpenPosition: 'public',
  feedOpenPositions: 'public',
  listPlaces: 'public',
  uploadFile: 'signedIn',
  downloadFile: 'signedIn',
  getResumeReport: 'staff',
  // --- applications ---
  // --- interviews ---
  // --- templates & outbox ---
  listSelectedApplications: { authority: 'ONBOARDING' },
  searchSelectedApplications: { authority: 'ONBOARDING' },
  listEmailTemplates: { role: 'Recruitment Manager' },
  saveEmailTemplate: { role: 'Recruitment Manager' },
  listMergeFields: { role: 'Recruitment Manager' },
  previewEmailTemplate: { role: 'Recruitment Manager' },
  searchOutbox: { authority: 'ONBOARDING' },
  getOutboxMessage: { authority: 'ONBOARDING' },
  retryOutboxMessage: { authority: 'ONBOARDING' },
  // --- employees ---
} satisfies Partial<Record<keyof operations, Rule>>
