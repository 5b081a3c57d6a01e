import { type DefaultTemplate, dear, f, fromSender, p, regards, ul } from './templateParts.ts'

/** The letters themselves, of a new database. */
export const DEFAULT_LETTER_TEXTS: DefaultTemplate[] = [
  {
    event: 'OFFER_LETTER_TEXT',
    name: 'Offer letter',
    subject: `Your offer: ${f('positionTitle')} at ${f('organisation')}`,
    body:
      dear +
      p(`We are glad to offer you the position of ${f('positionTitle')} in our ${f('department')} department in ${f('city')}.`) +
      ul(`Your first day is ${f('startDate')}`, `Your salary is ${f('salary')}`, `You report to ${f('manager')}; contract: ${f('contractType')}`) +
      p(
        `To accept, open this letter with the code in our e-mail and press Accept by ${f('lapsesOn')}.`,
        `Documents we need from you first: ${f('complianceList')}.`,
        'We look forward to working with you.',
        `${f('senderName')}<br />${f('senderRole')}`,
      ),
  },
  {
    event: 'CONTRACT_LETTER_TEXT',
    name: 'Contract of employment',
    subject: `Your contract: ${f('positionTitle')} at ${f('organisation')}`,
    body:
      p(`This contract is between ${f('organisation')} and ${f('fullName')}.`) +
      `<h2>Your position</h2>` +
      p(`You are employed as ${f('positionTitle')} in our ${f('department')} department in ${f('city')}, ${f('country')}, reporting to ${f('manager')}.`) +
      `<h2>What we agree on</h2>` +
      ul(`You start on ${f('startDate')}`, `You are paid ${f('salary')}`, `The contract is: ${f('contractType')}`) +
      `<h2>What we need from you</h2>` +
      p(`Documents that are still open: ${f('complianceList')}.`) +
      `<h2>Signing</h2>` +
      p(
        `Please sign by ${f('lapsesOn')} on the page that our e-mail links to. You will get a copy of what you signed.`,
        `For ${f('organisation')}:<br />${f('senderName')}<br />${f('senderRole')}`,
      ),
  },
]

/** What goes to the person about a letter that was sent. */
export const DEFAULT_LETTER_MAILS: DefaultTemplate[] = [
  {
    event: 'LETTER_REMINDER',
    name: 'Letter to be answered soon',
    subject: `Please answer by ${f('lapsesOn')}: ${f('positionTitle')}`,
    body:
      dear +
      p(
        `Our letter about the position of ${f('positionTitle')} waits for your answer. It can be answered until ${f('lapsesOn')}.`,
        `Open it with the link or the code in our earlier e-mail, or here: ${f('link')}`,
        'If you have answered in the meantime, there is nothing left to do.',
      ) +
      regards,
  },
  {
    event: 'ONBOARDING_REMINDER',
    name: 'What is missing before the first day',
    subject: `Still missing before your first day: ${f('positionTitle')}`,
    body:
      dear +
      p(
        `We look forward to your first day as ${f('positionTitle')}. Some things are still missing: ${f('documentName')}.`,
        `Your first day is ${f('startDate')}.`,
        `Sign in here to see what is left and to hand it in: ${f('link')}`,
        'If you have done so in the meantime, there is nothing left to do.',
      ) +
      regards,
  },
  {
    event: 'LETTER_REVOKED',
    name: 'Letter taken back',
    subject: `About your letter: ${f('positionTitle')}`,
    body:
      dear +
      p(
        `We have taken back the letter we sent you about the position of ${f('positionTitle')}, so it can no longer be answered.`,
        'We will be in touch about what comes next. If you have questions, reply to this message.',
      ) +
      fromSender,
  },
]
