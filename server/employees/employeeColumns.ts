import type { ImportColumn } from '../workbooks/runImport.ts'

const column = (field: string, heading: string, allowed: string, example: ImportColumn['example'], required = false): ImportColumn => ({
  ...{ field, heading, required, example },
  allowed: required ? allowed : `Optional: ${allowed}`,
})

/** What counts for the leave of a person. Only recruitment managers give it, as on the screen. */
const leaveColumns: readonly ImportColumn[] = [
  column('workWeek', 'Work week', 'the hours of each day from Monday to Sunday', '7:36 7:36 7:36 7:36 7:36 0 0'),
  column('workWeekFrom', 'Work week from', 'the day from which they hold; when empty, the start date', '2026-12-01'),
  column('holidaysOf', 'Holidays of', 'the name of a place under Leave, Settings, Holidays', null),
  column(
    'leavePolicies',
    'Leave policies',
    'names of policies, with a semicolon between them; each may say from and until which day it holds, else it holds from the start date. A name with a semicolon in it stands in quotes: "Nights; weekends" from 2026-12-01',
    'Annual leave, four weeks from 2026-12-01',
  ),
  column(
    'openingBalances',
    'Opening balances',
    'kinds of leave with the hours that were left at the end of a day before their policy begins, with a semicolon between them',
    'Annual leave 38.5 on 2026-11-30',
  ),
]

/** What a workbook of employees holds: one in each row, the fields by their names in the contract. */
export const employeeColumns: readonly ImportColumn[] = [
  column('firstName', 'First name', 'At most 120 characters', 'Example', true),
  column('middleName', 'Middle name', 'at most 120 characters', null),
  column('lastName', 'Last name', 'At most 120 characters', 'Person', true),
  column('preferredName', 'Preferred name', 'at most 120 characters', null),
  column('email', 'E-mail', 'An address that nobody else who works here has', 'example.person@example.org', true),
  column('personalPhone', 'Phone', 'a phone number', '0412 345 678'),
  column('jobTitle', 'Position', 'What the person works as, at most 200 characters', 'Registered nurse', true),
  column('jobPositionTypeId', 'Position type', 'a name from Position types in Reference Data', 'Permanent'),
  column('departmentId', 'Department', 'a name from Departments in Reference Data', 'Surgery'),
  column(
    'cityId',
    'City',
    'a city; where several have its name, with state and country: Springfield, Illinois, United States',
    'Melbourne, Victoria, Australia',
  ),
  column('employmentStartDate', 'Start date', 'The day on which the person starts or started', '2026-12-01', true),
  column('managerId', 'Manager', 'the e-mail or the ID of somebody who works here, or the e-mail of another row', 'manager@example.org'),
  column('invite', 'Invite', 'Yes writes to the person, with the way to the own record; No when empty', 'No'),
  column('linkAccount', 'Link account', 'Yes where an account of the recruiting team has this address and is this person’s', 'No'),
  ...leaveColumns,
]

export const headingOf = (field: string) => employeeColumns.find((one) => one.field === field)?.heading ?? field
