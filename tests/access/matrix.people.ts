import type { operations } from '../../src/api/recruitment.gen.ts'
import type { Row } from './rows.ts'

/** People we know for a requisition, groups of people, and whom those who work here refer. */
export const peopleMatrix = {
  findPeopleWeKnow: ['recruiters', ['requisition', 'path.reqId']],
  inviteToApply: ['recruiters', ['requisition', 'body.requisitionId'], ['applicant', 'body.applicantIds.0']],
  stopWriting: 'public',
  findPeopleGroups: 'recruiters',
  getPeopleGroup: ['recruiters', ['peopleGroup', 'path.id']],
  createPeopleGroup: 'recruiters',
  updatePeopleGroup: ['recruiters', ['peopleGroup', 'path.id'], ['colleague', 'body.ownerId'], ['applicantsAccount', 'body.ownerId']],
  deletePeopleGroup: ['recruiters', ['peopleGroup', 'path.id']],
  listGroupOwners: 'recruiters',
  findGroupMembers: ['recruiters', ['peopleGroup', 'path.id']],
  addToPeopleGroup: ['recruiters', ['peopleGroup', 'path.id'], ['applicant', 'body.applicantIds.0'], ['application', 'body.ids.0']],
  removeFromPeopleGroup: ['recruiters', ['peopleGroup', 'path.id'], ['applicant', 'path.applicantId']],
  createReferral: ['staff', ['openPosition', 'body.jobPostId'], ['upload', 'body.resumeFileId']],
  findReferrals: 'staff',
  getReferralLink: 'staff',
} satisfies Partial<Record<keyof operations, Row>>
