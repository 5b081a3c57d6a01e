import type { Row } from './rows.ts'

/** Documents that candidates are asked for. */
export const complianceMatrix = {
  listComplianceItems: ['recruiters', ['application', 'path.id']],
  askForDocument: ['recruiters', ['application', 'path.id']],
  handInForCandidate: ['recruiters', ['complianceItem', 'body.id'], ['upload', 'body.fileId']],
  getComplianceItemLifecycle: ['recruiters', ['complianceItem', 'path.id']],
  findExpiringDocuments: 'recruiters',
  exportExpiringDocuments: 'recruiters',
  changeComplianceStatus: ['recruiters', ['complianceItem', 'body.id']],
} satisfies Record<string, Row>
