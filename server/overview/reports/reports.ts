import type { components } from '../../../src/api/recruitment.gen.ts'
import { offerLetterStates } from '../../../src/machines/lifecycles/offerLetter.ts'
import { tagged } from '../../../src/machines/lifecycles/tags.ts'
import type { Database } from '../../platform/db/database.ts'
import { words } from '../../tables/contract.gen.ts'
import { ages } from './ageing.ts'
import { type By, countFacts, countMedians, type Group, type Groups, groupOf, type Measure } from './facts.ts'
import { SIGNED, stages } from './history.ts'
import { measures } from './measures.ts'
import { accepted } from './offers.ts'
import { countPeople } from './people.ts'
import { learning, leave } from './peopleReports.ts'
import { type Scope, stepsOf } from './scope.ts'
import { countCell, type Figure, figure, type Report, shareFigure, table, valueCell } from './tables.ts'

type Schemas = components['schemas']
type Read = (db: Database, scope: Scope) => Promise<Report>

const count = async (db: Database, scope: Scope, measure: Measure, by: By = 'kind') => (await countFacts(db, measure, measures[measure](scope), [by]))[0]
const countTwice = (db: Database, scope: Scope, measure: Measure, by: readonly [By, By]) => countFacts(db, measure, measures[measure](scope), by)
const reached = ({ stages: of }: Group, stage: number) => of[stage] ?? 0

const medianFigure = (key: Figure['key'], { median, rows, heldDays }: Group): Figure => figure(key, median, rows, heldDays)
const medianCell = (column: Schemas['ReportColumn'], { median, rows }: Group) => valueCell(column, median, rows)

/** How many were hired, and how long that took. */
export async function readHires(db: Database, scope: Scope): Promise<Figure[]> {
  const { all } = await count(db, scope, 'hires')
  return [figure('hired', all.rows, all.rows), medianFigure('timeToHire', all)]
}

async function overview(db: Database, scope: Scope): Promise<Report> {
  const filled = (await count(db, scope, 'fills')).all
  const offered = (await count(db, scope, 'offers')).all
  return {
    figures: [...(await readHires(db, scope)), medianFigure('timeToFill', filled), shareFigure('offersAccepted', reached(offered, 1), offered.rows)],
    tables: [],
  }
}

async function pipeline(db: Database, scope: Scope): Promise<Report> {
  const cohorts = await count(db, scope, 'cohort', 'period')
  const columns = ['applied', 'screened', 'shortlisted', 'interviewed', 'selected', 'hired', 'stillOpen'] as const
  const cells = (group: Group) => columns.map((column, at) => countCell(column, column === 'stillOpen' ? group.open : reached(group, at)))
  const { all } = cohorts
  return {
    figures: [
      figure('applied', all.rows, all.rows),
      shareFigure('conversion', reached(all, SIGNED), all.rows, reached(all, SIGNED)),
      figure('stillOpen', all.open, all.open),
    ],
    tables: [table('pipeline', [...columns], stepsOf(scope), (key) => cells(groupOf(cohorts, key)), cells(all))],
  }
}

async function timeInStage(db: Database, scope: Scope): Promise<Report> {
  const stays = await countMedians(db, measures.stays(scope))
  const cells = ({ rows, median }: Pick<Group, 'rows' | 'median'> = { rows: 0, median: null }) => [
    countCell('applications', rows),
    valueCell('days', median, rows),
  ]
  // Stays of several stages have no middle value together.
  return { figures: [], tables: [table('timeInStage', ['applications', 'days'], stages, (key) => cells(stays.get(key)), [])] }
}

async function timeToHire(db: Database, scope: Scope): Promise<Report> {
  const cells = (hired: Group, filled: Group) => [countCell('hired', hired.rows), medianCell('timeToHire', hired), medianCell('timeToFill', filled)]
  const [hires, ofDepartments] = await countTwice(db, scope, 'hires', ['period', 'department'])
  const [fills, filledIn] = await countTwice(db, scope, 'fills', ['period', 'department'])
  const columns = ['hired', 'timeToHire', 'timeToFill'] as const
  const all = cells(hires.all, fills.all)
  return {
    figures: [figure('hired', hires.all.rows, hires.all.rows), medianFigure('timeToHire', hires.all), medianFigure('timeToFill', fills.all)],
    tables: [
      table('hiresByPeriod', [...columns], stepsOf(scope), (key) => cells(groupOf(hires, key), groupOf(fills, key)), all),
      table('hiresByDepartment', [...columns], [...ofDepartments.of.keys()], (key) => cells(groupOf(ofDepartments, key), groupOf(filledIn, key)), all),
    ],
  }
}

async function sources(db: Database, scope: Scope): Promise<Report> {
  const received = await count(db, scope, 'applied')
  const hires = await count(db, scope, 'hires')
  const cells = (applied: Group, hired: Group) => [countCell('applied', applied.rows), countCell('hired', hired.rows)]
  const keys = words.ApplicantSource.filter((source) => received.of.has(source) || hires.of.has(source))
  return {
    figures: [figure('applied', received.all.rows, received.all.rows), figure('hired', hires.all.rows, hires.all.rows)],
    tables: [table('sources', ['applied', 'hired'], keys, (key) => cells(groupOf(received, key), groupOf(hires, key)), cells(received.all, hires.all))],
  }
}

const outcomes = [...accepted, ...tagged(offerLetterStates, 'ended')]

async function offers(db: Database, scope: Scope): Promise<Report> {
  const [answered, reasons] = await countTwice(db, scope, 'offers', ['kind', 'reason'])
  const cells = (group: Group) => [countCell('offers', group.rows), medianCell('days', group)]
  const notAccepted = [...reasons.of].map(([key, group]) => ({ key, missed: group.rows - reached(group, 1) })).filter(({ missed }) => missed > 0)
  const most = notAccepted.toSorted((a, b) => b.missed - a.missed).slice(0, MOST_REASONS)
  const missed = answered.all.rows - reached(answered.all, 1)
  return {
    figures: [shareFigure('offersAccepted', reached(answered.all, 1), answered.all.rows)],
    tables: [
      table('offerOutcomes', ['offers', 'days'], outcomes, (key) => cells(groupOf(answered, key)), cells(answered.all)),
      table(
        'declineReasons',
        ['offers'],
        most.map(({ key }) => key),
        (key) => [countCell('offers', most.find((one) => one.key === key)?.missed ?? 0)],
        [countCell('offers', missed)],
      ),
    ],
  }
}
const MOST_REASONS = 20

async function interviews(db: Database, scope: Scope): Promise<Report> {
  const held = await count(db, scope, 'interviews')
  const cells = (group: Group) => [
    ...[countCell('interviews', group.rows), valueCell('hours', group.sum ?? 0, group.rows)],
    ...[countCell('feedbackDue', reached(group, 1)), countCell('feedbackOnTime', reached(group, 2))],
  ]
  const busiest = [...held.of].toSorted(([, a], [, b]) => b.rows - a.rows).slice(0, MOST_PEOPLE)
  return {
    figures: [figure('interviews', held.all.rows, held.all.rows), shareFigure('feedbackOnTime', reached(held.all, 2), reached(held.all, 1))],
    tables: [
      table(
        'interviewers',
        ['interviews', 'hours', 'feedbackDue', 'feedbackOnTime'],
        busiest.map(([key]) => key),
        (key) => cells(groupOf(held, key)),
        cells(held.all),
        (key) => groupOf(held, key).label,
      ),
    ],
  }
}
const MOST_PEOPLE = 500

async function ageing(db: Database, scope: Scope): Promise<Report> {
  const open = await count(db, scope, 'openRequisitions')
  const cells = (group: Group) => [countCell('requisitions', group.rows), medianCell('days', group)]
  return {
    figures: [figure('openRequisitions', open.all.rows, open.all.rows), medianFigure('openDays', open.all)],
    tables: [table('ages', ['requisitions', 'days'], ages, (key) => cells(groupOf(open, key)), cells(open.all))],
  }
}

async function headcount(db: Database, scope: Scope): Promise<Report> {
  const people = await count(db, scope, 'headcount', 'department')
  const [joined, joinedIn] = await countTwice(db, scope, 'joiners', ['period', 'department'])
  const [left, leftIn] = await countTwice(db, scope, 'leavers', ['period', 'department'])
  const atEnds = await countPeople(db, scope)
  const departments = [...new Set([...people.of.keys(), ...joinedIn.of.keys(), ...leftIn.of.keys()])].sort()
  const moved = (ins: Groups | Group, outs: Groups | Group, key?: string) => {
    const of = (groups: Groups | Group) => ('of' in groups ? groupOf(groups, key ?? '') : groups)
    return [countCell('joiners', of(ins).rows), countCell('leavers', of(outs).rows)]
  }
  const steps = stepsOf(scope)
  return {
    figures: [
      ...[figure('headcount', people.all.rows, people.all.rows), figure('joiners', joined.all.rows, joined.all.rows)],
      ...[figure('leavers', left.all.rows, left.all.rows), medianFigure('tenure', people.all)],
    ],
    tables: [
      table(
        'peopleByPeriod',
        ['headcount', 'joiners', 'leavers'],
        steps,
        (key) => [valueCell('headcount', atEnds.get(key) ?? null, 0), ...moved(joined, left, key)],
        [...[countCell('headcount', people.all.rows), ...moved(joined.all, left.all)]],
      ),
      table(
        'peopleByDepartment',
        ['headcount', 'joiners', 'leavers', 'tenure'],
        departments,
        (key) => [countCell('headcount', groupOf(people, key).rows), ...moved(joinedIn, leftIn, key), medianCell('tenure', groupOf(people, key))],
        [countCell('headcount', people.all.rows), ...moved(joined.all, left.all), medianCell('tenure', people.all)],
      ),
    ],
  }
}

async function onboarding(db: Database, scope: Scope): Promise<Report> {
  const due = await count(db, scope, 'tasks')
  const cells = (group: Group) => [countCell('tasks', group.rows), countCell('done', reached(group, 1)), countCell('onTime', reached(group, 2))]
  return {
    figures: [shareFigure('tasksDone', reached(due.all, 1), due.all.rows), shareFigure('tasksOnTime', reached(due.all, 2), due.all.rows)],
    tables: [
      table(
        'tasksByOwner',
        ['tasks', 'done', 'onTime'],
        words.TaskOwner.filter((owner) => due.of.has(owner)),
        (key) => cells(groupOf(due, key)),
        cells(due.all),
      ),
    ],
  }
}

async function compliance(db: Database, scope: Scope): Promise<Report> {
  const expiring = await count(db, scope, 'documents', 'period')
  const { all } = expiring
  return {
    figures: [figure('documents', all.rows, all.rows)],
    tables: [
      table('documentsByPeriod', ['documents'], stepsOf(scope), (key) => [countCell('documents', groupOf(expiring, key).rows)], [
        countCell('documents', all.rows),
      ]),
    ],
  }
}

export const reports = {
  overview,
  pipeline,
  timeInStage,
  timeToHire,
  sources,
  offers,
  interviews,
  ageing,
  headcount,
  onboarding,
  compliance,
  leave,
  learning,
} satisfies Record<Schemas['ReportName'], Read>
