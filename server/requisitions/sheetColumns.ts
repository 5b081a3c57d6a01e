import { MOST_LENGTH } from '../workbooks/limits.ts'
import type { ImportColumn } from '../workbooks/runImport.ts'

const named = 'Names as they stand in Reference Data, parted by “;”. An exclamation mark in front makes one mandatory: !First aid; Java'
const fromList = (list: string) => `Optional: a name from ${list} in Reference Data`

const text = (field: string, heading: string, allowed: string, example: ImportColumn['example'], required = false): ImportColumn => ({
  field,
  heading,
  required,
  allowed: required ? allowed : `Optional: ${allowed}`,
  example,
})

/** What a workbook of job requisitions holds: one in each row, its fields by their names in the contract. */
export const jobPositionColumns: readonly ImportColumn[] = [
  text('positionTitle', 'Title', 'At most 200 characters', 'Example position', true),
  text('positionId', 'Reference', 'your own number, at most 60 characters, used once', 'EX-001'),
  { ...text('jobPositionTypeId', 'Position type', '', 'Permanent'), allowed: fromList('Position types') },
  { ...text('departmentId', 'Department', '', 'Nursing'), allowed: fromList('Departments') },
  { ...text('jobApplTypeId', 'Contract type', '', 'Full time'), allowed: fromList('Application types') },
  { ...text('industryId', 'Industry', '', 'Health care'), allowed: fromList('Industries') },
  { ...text('industryDisciplineId', 'Discipline', '', 'Nursing'), allowed: `${fromList('Industry disciplines')}, within the industry of the row` },
  text('city', 'City', 'a city; where several have its name, with state and country: Springfield, Illinois, United States', 'Melbourne, Victoria, Australia'),
  text('remote', 'Remote', 'Yes or No; No when empty', 'No'),
  text('openings', 'Openings', 'a whole number from 1 to 1000; 1 when empty', 2),
  text('priority', 'Priority', 'Low, Normal or High; Normal when empty', 'Normal'),
  text('startDate', 'Start date', 'a date', '2026-12-01'),
  text('endDate', 'End date', 'a date, not before the start date', '2027-02-28'),
  text('reason', 'Reason', 'why the position is needed, at most 2,000 characters', 'A new ward'),
  text('compensationFrom', 'Pay from', 'an amount such as 61000 or 32.50; with it, Pay to and Currency are needed', 61_000),
  text('compensationTo', 'Pay to', 'an amount, not below Pay from', 70_000),
  text('currency', 'Currency', 'the three letters of a currency, such as AUD', 'AUD'),
  text('period', 'Period', 'Hourly, Daily, Monthly or Yearly; Yearly when empty', 'Yearly'),
  text('minExperience', 'Years at least', 'a whole number from 0 to 60', 2),
  text('maxExperience', 'Years at most', 'a whole number from 0 to 60, not below Years at least', 10),
  text(
    'jobDescription',
    'Job description',
    `fewer than ${MOST_LENGTH.toLocaleString('en')} characters; an empty line begins a paragraph`,
    'What the person will do.',
  ),
  text('qualifications', 'Qualifications', named, '!Bachelor of Nursing'),
  text('skills', 'Skills', named, '!Patient care; Mentoring'),
  text('certifications', 'Certifications', named, null),
  text('workAuths', 'Work authorizations', named, null),
  text('designations', 'Designations', named, null),
]

export const headingOf = (field: string) => jobPositionColumns.find((column) => column.field === field)?.heading ?? field
