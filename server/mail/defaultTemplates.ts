import { DEFAULT_DOCUMENT_MAILS } from './defaultDocumentMails.ts'
import { DEFAULT_LEAVE_MAILS } from './defaultLeaveMails.ts'
import { DEFAULT_LETTER_MAILS, DEFAULT_LETTER_TEXTS } from './defaultLetterTexts.ts'
import { DEFAULT_MESSAGES } from './defaultMessages.ts'
import { DEFAULT_STAFF_MAILS } from './defaultStaffMails.ts'
import { type DefaultTemplate, dear, f, fromSender, hello, p, regards, ul } from './templateParts.ts'

const interview = ul(`Day: ${f('interviewDate')}`, `Time: ${f('interviewTime')}`, `Where: ${f('interviewPlace')}`, `You will meet: ${f('interviewers')}`)

/** The templates of a new database. HR changes them at /notifications. */
export const DEFAULT_TEMPLATES: DefaultTemplate[] = [
  {
    event: 'APPROVAL_REQUESTED',
    name: 'Approval requested',
    subject: `Your approval is asked for: ${f('positionTitle')}`,
    body:
      hello +
      p(
        `${f('requesterName')} asks you to approve the requisition for ${f('positionTitle')}.`,
        `Sign in to read it and to answer: ${f('link')}`,
        'If you cannot answer in the next days, let the requester know, so that somebody else can.',
      ) +
      regards,
  },
  {
    event: 'REQUISITION_DECIDED',
    name: 'Requisition decided',
    subject: `${f('positionTitle')}: ${f('answer')}`,
    body: hello + p(`The requisition for ${f('positionTitle')} was ${f('answer')}.`, `The reason given: ${f('reason')}`, `Sign in to go on: ${f('link')}`),
  },
  {
    event: 'APPLICATION_RECEIVED',
    name: 'Application received',
    subject: `We have your application: ${f('positionTitle')}`,
    body:
      dear +
      p(
        `Thank you for applying for ${f('positionTitle')}. Your application has arrived and a person will read it.`,
        'We will write to you when there is news. You need not do anything until then.',
        `Your own page shows how far it is, and there you can also change your CV or withdraw: ${f('link')}`,
        'Keep this link to yourself: it opens your application.',
      ) +
      regards,
  },
  {
    event: 'APPLICATION_REFERRED',
    name: 'Referred by a colleague',
    subject: `${f('senderName')} has put you forward: ${f('positionTitle')}`,
    body:
      dear +
      p(
        `${f('senderName')}, who works with us, has put you forward for ${f('positionTitle')} and has given us your name and your address for it.`,
        'A person will read it, and we will write to you when there is news.',
        `Your own page shows how far it is. There you can add your CV, or withdraw at any time if you do not want this. Keep the link to yourself, since it opens your application: ${f('link')}`,
      ) +
      regards,
  },
  {
    event: 'OWN_PAGE_LINK',
    name: 'New link to the own page',
    subject: `Your page: ${f('positionTitle')}`,
    body:
      dear +
      p(
        `Here is a new link to the page of your application for ${f('positionTitle')}: ${f('link')}`,
        'The link that you had before no longer works. Keep this one to yourself: it opens your application.',
      ) +
      regards,
  },
  {
    event: 'APPLICATION_REJECTED',
    name: 'Application rejected',
    subject: `About your application: ${f('positionTitle')}`,
    body:
      dear +
      p(
        `Thank you for applying for ${f('positionTitle')} and for the time that you gave us.`,
        'We have decided to go on with other people for this position. This was a choice among those who applied, and says nothing against what you can do.',
        'You are welcome to apply again whenever a position with us suits you.',
      ) +
      regards,
  },
  {
    event: 'APPLICATION_WITHDRAWN',
    name: 'Application withdrawn',
    subject: `You have withdrawn: ${f('positionTitle')}`,
    body: dear + p(`We have noted that you withdraw your application for ${f('positionTitle')}. If this is a mistake, reply to this message.`) + regards,
  },
  {
    event: 'POSITION_CLOSED',
    name: 'Position closed',
    subject: `Closed: ${f('positionTitle')}`,
    body:
      dear +
      p(
        `The search for ${f('positionTitle')} has ended, and with it your application.`,
        'Thank you for applying and for the time that you gave us. You are welcome to apply again whenever a position with us suits you.',
      ) +
      regards,
  },
  {
    event: 'INVITED_TO_APPLY',
    name: 'Invited to apply',
    subject: `A position that may suit you: ${f('positionTitle')}`,
    body:
      dear +
      p(
        `You applied with us before and agreed that we keep your details for other positions. We are looking for somebody for ${f('positionTitle')} and thought of you.`,
        `Read about it, and apply if it suits you: ${f('link')}`,
        'It helps to apply with the e-mail address that this message came to. You need not do anything if it does not suit you.',
      ) +
      fromSender +
      p(`If you do not want to hear from us about other positions: ${f('stopLink')}`),
  },
  {
    event: 'INTERVIEW_OFFERED',
    name: 'Times for an interview',
    subject: `Choose a time for your interview: ${f('positionTitle')}`,
    body:
      dear +
      p(
        `We would like to get to know you and talk about the position of ${f('positionTitle')}.`,
        `Choose the time that suits you best, until ${f('lapsesOn')}: ${f('link')}`,
      ) +
      ul(`Where: ${f('interviewPlace')}`, `With: ${f('interviewers')}`) +
      p('The link leads to your own page and replaces the one that you had before. Keep it to yourself: it opens your application.') +
      regards,
  },
  {
    event: 'INTERVIEW_SCHEDULED',
    name: 'Interview scheduled',
    subject: `Your interview: ${f('positionTitle')}, ${f('interviewDate')}`,
    body:
      dear +
      p(`We would like to get to know you. Here is when and where we meet about the position of ${f('positionTitle')}:`) +
      interview +
      p('If the time does not suit you, or if you need anything to take part, reply to this message and we will find a way.') +
      regards,
  },
  {
    event: 'INTERVIEW_CHANGED',
    name: 'Interview changed',
    subject: `Changed: your interview, ${f('positionTitle')}`,
    body: dear + p(`Your interview for ${f('positionTitle')} has changed. This is how it stands now:`, `Why: ${f('reason')}`) + interview + regards,
  },
  {
    event: 'INTERVIEW_CANCELLED',
    name: 'Interview cancelled',
    subject: `Cancelled: your interview, ${f('positionTitle')}`,
    body:
      dear +
      p(
        `Your interview for ${f('positionTitle')} on ${f('interviewDate')} at ${f('interviewTime')} will not take place.`,
        `Why: ${f('reason')}`,
        'We will write to you about what comes next.',
      ) +
      regards,
  },
  {
    event: 'INTERVIEW_PANEL',
    name: 'Interview, to the interviewers',
    subject: `Interview: ${f('candidateName')}, ${f('interviewDate')}`,
    body:
      hello +
      p(`This is about the interview of ${f('candidateName')} for ${f('positionTitle')}.`, `What is new: ${f('answer')}`) +
      ul(`Day: ${f('interviewDate')}`, `Time: ${f('interviewTime')}`, `Where: ${f('interviewPlace')}`) +
      p(`The CV and the form for your feedback: ${f('link')}`),
  },
  {
    event: 'OFFER_LETTER',
    name: 'Offer letter, e-mail',
    subject: `Your offer: ${f('positionTitle')} at ${f('organisation')}`,
    body:
      dear +
      p(
        `We have good news: an offer for the position of ${f('positionTitle')} is waiting for you.`,
        `Open your letter here: ${f('link')}`,
        `If the page asks for a code, type this one: ${f('code')}`,
        `The link and the code work once, for ${f('hoursValid')} hours. After that the page sends you new ones.`,
        `Please answer by ${f('lapsesOn')}. Reading the letter does not accept it.`,
      ) +
      fromSender,
  },
  {
    event: 'CONTRACT_LETTER',
    name: 'Contract letter, e-mail',
    subject: `Your contract: ${f('positionTitle')} at ${f('organisation')}`,
    body:
      dear +
      p(
        `Your contract for the position of ${f('positionTitle')} is ready to be read and signed.`,
        `Open it here: ${f('link')}`,
        `If the page asks for a code, type this one: ${f('code')}`,
        `Please sign by ${f('lapsesOn')}. The documents that every new colleague gets are on the same page.`,
      ) +
      fromSender,
  },
  ...DEFAULT_LETTER_MAILS,
  {
    event: 'LETTER_ANSWERED',
    name: 'Letter answered, to HR',
    subject: `${f('candidateName')}: ${f('answer')}`,
    body:
      hello +
      p(
        `${f('candidateName')} has answered the letter about ${f('positionTitle')}: ${f('answer')}.`,
        `Why: ${f('reason')}`,
        `See where it stands: ${f('link')}`,
      ),
  },
  ...DEFAULT_DOCUMENT_MAILS,
  {
    event: 'REGISTRATION_CODE',
    name: 'New code',
    subject: `Your new code for ${f('organisation')}`,
    body:
      dear +
      p(
        'Here are the new link and the new code you asked for. The earlier ones no longer work.',
        `Open your letter: ${f('link')}`,
        `Code: ${f('code')}`,
        `They work once, for ${f('hoursValid')} hours.`,
      ) +
      regards,
  },
  {
    event: 'PASSWORD_RESET',
    name: 'Password reset',
    subject: 'Set a new password',
    body:
      hello +
      p(
        'Somebody, we hope you, asked to set a new password.',
        `Set it here: ${f('link')}`,
        `Code: ${f('code')}`,
        `This works once, for ${f('hoursValid')} hours. If it was not you, you need not do anything: your password stays as it is.`,
      ) +
      regards,
  },
  {
    event: 'INVITATION',
    name: 'Invitation',
    subject: `Your account at ${f('organisation')}`,
    body:
      hello +
      p(
        `${f('requesterName')} has made an account for you.`,
        `Set your password here: ${f('link')}`,
        `Code: ${f('code')}`,
        `This works once, for ${f('hoursValid')} hours.`,
      ) +
      regards,
  },
  {
    event: 'WELCOME',
    name: 'Welcome',
    subject: `Welcome to ${f('organisation')}`,
    body:
      dear +
      p(
        `Everything is in place: you now belong to ${f('organisation')} as ${f('positionTitle')}.`,
        `Your first day is ${f('startDate')}.`,
        `Your own record, and the documents for your start, are here: ${f('link')}`,
        'We look forward to working with you.',
      ) +
      regards,
  },
  {
    event: 'TASKS_OVERDUE',
    name: 'Tasks are overdue',
    subject: `Still to do for your start at ${f('organisation')}`,
    body: dear + p(`This was to be done by now: ${f('taskList')}.`, `You can tick it off here: ${f('link')}`) + regards,
  },
  ...DEFAULT_LEAVE_MAILS,
  ...DEFAULT_STAFF_MAILS,
  ...DEFAULT_MESSAGES,
  ...DEFAULT_LETTER_TEXTS,
]
