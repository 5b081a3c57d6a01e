import { eq } from 'drizzle-orm'
import { company, companyLogos } from '../tables/platform.ts'
import type { Database, Tx } from './db/database.ts'
import { prepared } from './db/prepared.ts'
import type { Settings } from './settings.ts'

type Logo = { id: number; width: number; height: number }
/** How the company appears: the one place where pages, letters and mails have its name from. */
export type Company = { name: string; addressLine: string; website: string; logo: Logo | null; version: number }

export async function readCompany(db: Database | Tx): Promise<Company> {
  const [found] = await prepared(db, readCompany, () =>
    db
      .select({
        ...{ name: company.name, addressLine: company.addressLine, website: company.website, version: company.version },
        logo: { id: companyLogos.id, width: companyLogos.width, height: companyLogos.height },
      })
      .from(company)
      .leftJoin(companyLogos, eq(companyLogos.id, company.logoId)),
  ).execute()
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
