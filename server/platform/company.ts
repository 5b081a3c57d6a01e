import { eq, sql } from 'drizzle-orm'
import { templates } from '../tables/letters.ts'
import { company, companyLogos } from '../tables/platform.ts'
import type { Database, Tx } from './db/database.ts'
import { prepared } from './db/prepared.ts'
import type { Settings } from './settings.ts'

type Logo = { id: number; width: number; height: number }
/** How the company appears: the one place where pages, letters and mails have its name from. */
export type Company = { name: string; addressLine: string; website: string; logo: Logo | null; version: number }

const { name, addressLine, website, version } = company
const logo = { id: companyLogos.id, width: companyLogos.width, height: companyLogos.height }

export async function readCompany(db: Database | Tx): Promise<Company> {
  const [found] = await prepared(db, readCompany, () =>
    db.select({ name, addressLine, website, version, logo }).from(company).leftJoin(companyLogos, eq(companyLogos.id, company.logoId)),
  ).execute()
  return there(found)
}

/** The same with the text of an event's messages, unless that is the first one: every mail needs both. */
export async function readLetterhead(db: Database | Tx, event: string) {
  const [found] = await prepared(db, readLetterhead, () =>
    db
      .select({ company: { name, addressLine, website, version }, logo, template: { subject: templates.subject, body: templates.body } })
      .from(company)
      .leftJoin(companyLogos, eq(companyLogos.id, company.logoId))
      .leftJoin(templates, sql`${templates.id} = (select min(t.id) from ${templates} t where t.event = ${sql.placeholder('event')})`),
  ).execute({ event })
  const read = there(found)
  return { company: { ...read.company, logo: read.logo }, template: read.template }
}

function there<Row>(found: Row | undefined): Row {
  if (!found) throw new Error('The company has no row: the database was not prepared.')
  return found
}

/** Its name alone, for texts that name who writes. */
export const companyName = async (db: Database | Tx): Promise<string> => (await readCompany(db)).name

/** The name that an installation begins with; afterwards a manager decides. */
export const seedCompany = (db: Database | Tx, { organisation }: Pick<Settings, 'organisation'>) =>
  db.insert(company).values({ name: organisation }).onConflictDoNothing()

/** Where the picture is asked for. */
export const logoAddress = (id: number) => `/api/v1/company/logo/${id}`
