import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { type TaskStatus, taskStates } from '../../src/machines/lifecycles/task.ts'
import { accounts } from './accounts.ts'
import { createdAt, id, inRange, inStates, moment, oneOf, version } from './columns.ts'
import { words } from './contract.gen.ts'
import { audience, employees } from './employees.ts'
import { departments, positionTypes } from './reference.ts'

/** What a new employee is given to do, or others for them. */
export const taskTemplates = pgTable(
  'task_templates',
  {
    id: id(),
    name: text().notNull(),
    description: text(),
    owner: text({ enum: words.TaskOwner }).notNull(),
    /** Whom NAMED names. */
    ownerAccountId: integer().references(() => accounts.id),
    /** So many days after the first day at work, or before it. */
    dueDays: integer().notNull(),
    position: integer().notNull(),
    retired: boolean().notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index('task_templates_owner').on(t.ownerAccountId), oneOf(t.owner, words.TaskOwner), inRange(t.dueDays, { min: -365, max: 365 })],
)

const ofTemplate = (of: Parameters<typeof audience>[2]) => audience('template_id', () => taskTemplates.id, of)
/** Whose department a template is for; one that has none here is for all. */
export const taskTemplateDepartments = pgTable(
  'task_template_departments',
  ofTemplate(() => departments.id),
  (t) => [primaryKey({ columns: [t.ofId, t.refId] }), index('task_template_departments_ref').on(t.refId)],
)
/** The same for types of position. */
export const taskTemplatePositionTypes = pgTable(
  'task_template_position_types',
  ofTemplate(() => positionTypes.id),
  (t) => [primaryKey({ columns: [t.ofId, t.refId] }), index('task_template_position_types_ref').on(t.refId)],
)

/** What is to be done for one employee, by whom and until when. */
export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    employeeId: integer()
      .notNull()
      .references(() => employees.id),
    /** What it was made from; none where it was added for this person alone. */
    templateId: integer().references(() => taskTemplates.id),
    name: text().notNull(),
    description: text(),
    owner: text({ enum: words.TaskOwner }).notNull(),
    /** Who that is; none for the new employee, whose account stands in their record, and while nobody is known. */
    ownerAccountId: integer().references(() => accounts.id),
    /** So many days from the first day at work; none where the day was given. */
    dueDays: integer(),
    dueOn: date({ mode: 'string' }),
    status: text().$type<TaskStatus>().notNull().default('open'),
    reason: text(),
    doneAt: moment(),
    doneBy: text(),
    /** The due day of whose passing the new employee was told. */
    toldDueOn: date({ mode: 'string' }),
    version: version(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index('tasks_employee').on(t.employeeId),
    index('tasks_template').on(t.templateId),
    index('tasks_owner').on(t.ownerAccountId, t.dueOn),
    index('tasks_due').on(t.dueOn.desc().nullsLast(), t.id.desc().nullsFirst()),
    index('tasks_name').on(t.name, t.id),
    index('tasks_status').on(t.status, t.dueOn),
    oneOf(t.owner, words.TaskOwner),
    inStates('tasks_in_states', t.status, taskStates),
  ],
)
