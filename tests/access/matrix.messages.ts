import type { Row } from './rows.ts'

/** Writing to candidates, and what waits to be sent. */
export const messagesMatrix = {
  listMessageTemplates: 'recruiters',
  listSendTimes: 'recruiters',
  previewMessages: ['recruiters', ['application', 'body.ids.0']],
  sendMessages: ['recruiters', ['application', 'body.ids.0']],
  hurryOutboxMessage: ['recruiters', ['message', 'path.id']],
  stopOutboxMessage: ['recruiters', ['message', 'path.id']],
  changeOutboxMessage: ['recruiters', ['message', 'path.id']],
} satisfies Record<string, Row>
