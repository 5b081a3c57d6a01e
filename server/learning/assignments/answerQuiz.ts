import type { operations } from '../../../src/api/hr.gen.ts'
import { courseAssignmentLifecycle, courseAssignmentStates } from '../../../src/machines/lifecycles/courseAssignment.ts'
import { isTagged } from '../../../src/machines/lifecycles/tags.ts'
import type { App, Handlers } from '../../platform/context.ts'
import { todayIn } from '../../platform/days.ts'
import { write } from '../../platform/db/transaction.ts'
import { checkVersion, forbidden, Problem, wrongField } from '../../platform/http/problem.ts'
import type { Limit } from '../../platform/http/rateLimit.ts'
import { transition } from '../../platform/lifecycle/transition.ts'
import { newestVersion, questionsOf } from '../courses/courseContent.ts'
import { assignmentActors, assignmentTransitions, lockAssignment } from './assignmentTransitions.ts'
import { completeAssignment } from './completeAssignment.ts'
import { readAssignment } from './presentAssignment.ts'

/** Nobody finds the right answers by trying. */
export const quizLimits = {
  answerCourseQuiz: { bucket: ({ caller }) => `course-quiz:${caller.accountId}`, most: 20, seconds: 3600 },
} satisfies Partial<Record<keyof operations, Limit>>

export const quizHandlers = (app: App) =>
  ({
    answerCourseQuiz: (call) =>
      write(app, call, async (tx) => {
        const { body, caller } = call
        const held = await lockAssignment(tx, body.id, caller)
        const actors = assignmentActors(caller, held)
        if (!actors.includes('owner')) throw forbidden()
        checkVersion(held.assignment, body.version)
        const version = await newestVersion(tx, held.course.id)
        const questions = await questionsOf(tx, version.id)
        if (questions.length === 0) throw new Problem(409, 'NO_QUESTIONS', 'This course asks nothing. Confirm that you have done it instead.')
        const given = new Map(body.answers.map(({ questionId, option }) => [questionId, option]))
        const missing = questions.findIndex(({ id }) => !given.has(id))
        if (missing >= 0) throw wrongField(`answers.${missing}`, `Answer question ${missing + 1}.`)
        const right = questions.filter(({ id, answer }) => given.get(id) === answer).length
        const score = Math.round((100 * right) / questions.length)
        const passed = score >= (version.passMark ?? 100)
        const today = todayIn(app.settings)
        if (passed) await completeAssignment(tx, held, { event: 'complete', by: caller, actors, completedOn: today, isDone: true, score })
        else if (isTagged(courseAssignmentStates, held.assignment.status, 'failed'))
          throw new Problem(409, 'TRANSITION_NOT_ALLOWED', 'The last try was not enough. Choose “Try again” first.')
        else
          await transition(tx, assignmentTransitions(held, caller), held.assignment, {
            event: courseAssignmentLifecycle.events.fail,
            ...{ by: caller, actors },
            set: () => ({ failedOn: today, startedOn: held.assignment.startedOn ?? today }),
          })
        const message = passed ? `Passed with ${score} %.` : `${score} % were right, ${version.passMark ?? 100} % are needed. Read it again, then try again.`
        return { data: await readAssignment(app, tx, body.id, caller), score, passed, message }
      }),
  }) satisfies Pick<Handlers<operations>, 'answerCourseQuiz'>
