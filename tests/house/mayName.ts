/**
 * Files that name a status where their lifecycle cannot be asked, each with why. Everywhere else `decide`, `movesOf`,
 * `isTagged` and `tagged` are asked; a new entry needs as good a reason.
 */
export const mayName: Record<string, string> = {
  // Tables: what a partial index or a check of PostgreSQL covers is fixed text in a migration.
  'server/hr/letter.schema.ts': 'one live letter of a kind per application: a partial unique index',
  'server/hr/registration.schema.ts': 'one usable code per person: a partial unique index',
  'server/recruitment/application.schema.ts': 'one interview a day: a partial unique index',
  // The outbox is a queue without a lifecycle of its own.
  'server/mail.ts': 'claims a queued message',
  // One status as data, not as a rule: which row is meant.
  'server/hr/letter.pay.ts': 'the offer that was accepted',
  'server/hr/documentOwners.ts': 'who may read the pack: people with a contract that was sent',
  'server/recruitment/onboardingProgress.ts': 'contracts on their way, and what of their papers is in',
  'server/recruitment/onboardingDocument.ts': 'what of the pack is published',
  'server/recruitment/day.ts': 'leaves cancelled interviews out of the calendar',
  // Answered without effect when there is nothing to do: the law is asked for everything that moves.
  'server/hr/contractAnswer.ts': 'opening a letter again notes nothing; the pack is what is published',
  'server/hr/offerAnswer.ts': 'opening a letter again notes nothing',
  'server/hr/ownDocuments.ts': 'handing in the same file again changes nothing; a reason is shown for what was sent back',
  'server/hr/user.ts': 'one call may show and use a code; the account follows by the event that its status has',
  'server/hr/tryCode.ts': 'which refusal to tell',
  'server/hr/invite.ts': 'who has an account already is sent to the sign-in; older codes are replaced',
  'server/hr/resend.ts': 'a disabled account is told nothing',
  'src/machines/candidateDeeds.ts': 'cancelling an interview is another call than the other changes',
  'src/ui/applicant/DocumentRow.tsx': 'words and tone of a document',
}
