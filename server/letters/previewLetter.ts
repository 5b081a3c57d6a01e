import type { components } from '../../src/api/hr.gen.ts'
import { previewMail } from '../mail/renderMail.ts'
import { encode } from '../mail/richText.ts'
import type { App, Caller } from '../platform/context.ts'
import type { Tx } from '../platform/db/database.ts'
import { dayInWords } from '../platform/wording.ts'
import { hasEnded, type LetterContent, latestLetter, readCase, readVersion } from '../records/letters.ts'
import { refuseWithheld } from '../records/withoutNames.ts'
import type { LetterKind } from '../tables/letters.ts'
import { askedWith } from './letterDocuments.ts'
import { letterValues, renderLetter } from './letterValues.ts'

type LetterPreview = components['schemas']['LetterPreview']
const PAGE = { offer: '/offer-letter', contract: '/contract-letter' } as const

/** Letter and e-mail as they will be sent; of a letter that was sent, the very text that went out. Link and code are made only then. */
export async function previewLetter(
  app: Pick<App, 'settings'>,
  tx: Tx,
  { kind, applicationId, content, caller }: { kind: LetterKind; applicationId: number; content: LetterContent; caller: Caller },
): Promise<LetterPreview> {
  const about = await readCase(tx, applicationId)
  refuseWithheld(caller, about.application)
  const letter = await latestLetter(tx, kind, applicationId)
  const frozen = letter?.sentVersion && !hasEnded(letter) ? await readVersion(tx, letter.id, letter.sentVersion) : null
  const number = letter && !hasEnded(letter) ? letter.letterVersion : 1
  const { toName: documents } = await askedWith(tx, kind, about)
  const rendered = renderLetter(content, letterValues(app, { kind, about, content, number, sender: caller, documents }), about.company)
  const { settings } = app
  const { applicant } = about
  const mail = await previewMail(
    tx,
    kind === 'offer' ? 'OFFER_LETTER' : 'CONTRACT_LETTER',
    {
      firstName: applicant.firstName,
      positionTitle: content.jobTitle,
      lapsesOn: content.lapsesOn && dayInWords(content.lapsesOn),
      senderName: caller.name,
      link: `${settings.publicUrl}${PAGE[kind]}`,
      code: kind === 'offer' ? '••••• •••••' : null,
      hoursValid: kind === 'offer' ? '72' : null,
    },
    encode(rendered.subject),
  )
  return {
    letterHtml: frozen?.renderedHtml ?? rendered.html,
    letterText: frozen?.renderedText ?? rendered.text,
    mailSubject: mail.subject,
    mailHtml: mail.html,
    mailText: mail.text,
    toName: [applicant.firstName, applicant.surName].join(' '),
    toEmail: applicant.email,
    missing: frozen ? [] : rendered.missing,
  }
}
