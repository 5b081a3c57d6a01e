import { type DefaultTemplate, dear, f, p, ul } from './templateParts.ts'

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
