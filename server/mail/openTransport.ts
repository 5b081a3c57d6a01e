import { createTransport, type Transporter } from 'nodemailer'
import type { App } from '../platform/context.ts'

/** The way to the mail server; null while none is set. */
export function openTransport({ settings: { smtpUrl, mailTimeout } }: Pick<App, 'settings'>): Transporter | null {
  if (!smtpUrl) return null
  const patience = mailTimeout * 1000
  return createTransport({ url: smtpUrl, dnsTimeout: patience, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience })
}
