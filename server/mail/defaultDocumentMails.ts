import { type DefaultTemplate, dear, f, hello, p, regards } from './templateParts.ts'

/** What is written about documents that candidates are asked for. */
export const DEFAULT_DOCUMENT_MAILS: DefaultTemplate[] = [
  {
    event: 'COMPLIANCE_REQUESTED',
    name: 'Document asked for',
    subject: `We need a document from you: ${f('documentName')}`,
    body:
      dear +
      p(
        `For your application for ${f('positionTitle')} we need this from you: ${f('documentName')}.`,
        `You can photograph or upload it here: ${f('link')}`,
        'Keep this link to yourself. Only the people who check what you hand in will see it.',
      ) +
      regards,
  },
  {
    event: 'COMPLIANCE_ANSWERED',
    name: 'Document checked',
    subject: `Your document: ${f('documentName')}`,
    body:
      dear + p(`We have checked your document ${f('documentName')}: ${f('answer')}.`, `Why: ${f('reason')}`, `Your documents are here: ${f('link')}`) + regards,
  },
  {
    event: 'DOCUMENT_EXPIRING',
    name: 'Document expires',
    subject: `${f('documentName')} expires on ${f('expiresOn')}`,
    body:
      dear +
      p(
        `The document ${f('documentName')} that you gave us for ${f('positionTitle')} expires on ${f('expiresOn')}.`,
        'Please see to a new one in time. We write to you when we need it.',
      ) +
      regards,
  },
  {
    event: 'DOCUMENT_EXPIRY_NOTICE',
    name: 'Document expires, to HR',
    subject: `${f('documentName')} of ${f('candidateName')} expires on ${f('expiresOn')}`,
    body:
      hello +
      p(
        `The document ${f('documentName')} of ${f('candidateName')} (${f('positionTitle')}) expires on ${f('expiresOn')}.`,
        `Sign in to ask for a new one: ${f('link')}`,
      ),
  },
]
