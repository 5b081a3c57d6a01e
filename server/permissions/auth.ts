import type { operations } from '../../src/api/auth.gen.ts'
import type { Rule } from '../platform/http/permissions.ts'

const manager = { role: 'Recruitment Manager' } as const

export const authAccess = {
  login: 'public',
  refresh: 'public',
  forgotPassword: 'public',
  jwks: 'public',
  logout: 'signedIn',
  changePassword: 'signedIn',
  listSessions: 'signedIn',
  endSession: 'signedIn',
  endOtherSessions: 'signedIn',
  listUsers: manager,
  getUser: manager,
  inviteUser: manager,
  updateUser: manager,
  changeUserStatus: manager,
  resendInvitation: manager,
  listViews: 'staff',
  createView: 'staff',
  updateView: 'staff',
  deleteView: 'staff',
  keepListColumns: 'staff',
  countViews: 'staff',
} satisfies Record<keyof operations, Rule>
