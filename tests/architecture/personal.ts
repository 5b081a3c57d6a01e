import ts from 'typescript'
import { at, nodesOf, type Offence, server } from './sources.ts'

const PERSONAL = ['title', 'firstName', 'middleName', 'surName', 'email', 'mobile', 'phone', 'sortName', 'searchText']

const TABLES = ['applicants', 'applicationPeople']

/** Who reads a person's own columns beside records/withoutNames.ts, which withholds them while names are, and why nothing is told by it. */
const reads: Readonly<Record<string, string>> = {
  'server/records/withoutNames.ts': 'withholds them',
  'server/applications/lists/listApplications.ts': 'filters and sorts by them as far as names are known',
  'server/applications/lists/lookFor.ts': 'finds people by them as far as names are known',
  'server/applications/readApplicationRecord.ts': 'puts a number in their place',
  'server/applications/readApplicant.ts': 'shows somebody who is known by another application',
  'server/applications/correctApplicant.ts': 'writes them',
  'server/applications/compliance/documentLink.ts': 'writes to the person',
  'server/applications/compliance/listExpiringDocuments.ts': 'filters and sorts by them as far as names are known',
  'server/applications/people/groupMembers.ts': 'lists those who are known by another application',
  'server/applications/people/inviteToApply.ts': 'writes to the person, who is known by an ended application',
  'server/applications/people/listPeople.ts': 'lists those who are known by an ended application',
  'server/applications/people/rankPeople.ts': 'ranks those who are known by an ended application',
  'server/applications/people/stopWriting.ts': 'is the person’s own wish',
  'server/interviews/listInterviews.ts': 'filters and sorts by them as far as names are known',
  'server/interviews/mailInterview.ts': 'writes to the person, and to those who interview them once they are known',
  'server/letters/ownLetters.ts': 'is the person’s own',
  'server/records/letters.ts': 'reads them for letters, whose desk is closed before',
  'server/criteria/listPastRanking.ts': 'filters and sorts by them as far as names are known',
  'server/employees/listOnboarding.ts': 'is about those who were hired',
  'server/employees/listEmployees.ts': 'is about those who were hired',
  'server/workflows/applications/addCandidate.ts': 'adds somebody who is known by another application',
  'server/workflows/applications/createApplication.ts': 'writes them',
  'server/workflows/applications/findPerson.ts': 'finds a person by the address that was given',
  'server/workflows/applications/findDuplicates.ts': 'compares those who are known by another application',
  'server/workflows/letters/listSelectedApplications.ts': 'lists those who are chosen, and so known',
  'server/workflows/applications/mailDecision.ts': 'writes to the person',
  'server/workflows/applications/mergeApplicants.ts': 'merges those who are known by another application',
  'server/workflows/interviews/offerTimes.ts': 'writes to the person',
  'server/workflows/own/changeOwnApplication.ts': 'acts for the person themselves',
  'server/workflows/own/readOwnApplication.ts': 'is the person’s own',
  'server/workflows/own/sendOwnLinks.ts': 'writes to the person',
}

/** A query of applicants that asks for a person's columns by itself would forget that names may be withheld. */
export function personalColumns(): Offence[] {
  return server
    .filter(({ path, generated }) => !generated && !/^server\/(tables|sample|migrations)\//.test(path) && !Object.hasOwn(reads, path))
    .flatMap((source) =>
      [...nodesOf(source)].filter(isRead).map((node) => at(source, node, `reads ${node.getText(source.tree())}; take it from records/withoutNames.ts`)),
    )
}

function isRead(node: ts.Node): boolean {
  const isTable = (one: ts.Node) => ts.isIdentifier(one) && TABLES.includes(one.text)
  if (ts.isPropertyAccessExpression(node)) return isTable(node.expression) && PERSONAL.includes(node.name.text)
  // The whole row, as `person: applicants` and `.select().from(applicants)` ask for it.
  if (ts.isPropertyAssignment(node)) return isTable(node.initializer) && !['table', 'record'].includes(node.name.getText())
  if (!ts.isCallExpression(node) || !node.arguments.some(isTable) || !ts.isPropertyAccessExpression(node.expression)) return false
  const { name, expression } = node.expression
  return name.text === 'from' && ts.isCallExpression(expression) && expression.arguments.length === 0
}
