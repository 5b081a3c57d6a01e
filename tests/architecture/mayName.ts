/**
 * Files that name a status where their lifecycle cannot be asked, each with why. Everywhere else `decide`, `movesOf`,
 * `isTagged` and `tagged` are asked; a new entry needs as good a reason.
 */
export const mayName: Record<string, string> = {
  // Tables: what a partial index or a check of PostgreSQL covers is fixed text in a migration.
  'server/tables/letters.ts': 'one live letter of a kind per application: a partial unique index',
  'server/tables/registrations.ts': 'one usable code per person: a partial unique index',
  'server/tables/applications.ts': 'one interview a day: a partial unique index',
}
