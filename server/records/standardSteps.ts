import type { components } from '../../src/api/recruitment.gen.ts'

/** What is asked nowhere, whatever the step. */
const avoid = 'Age, children, partner, health, faith, origin, and anything else that the work does not need.'

/** What every requisition begins with; its owner and HR change it. */
export const standardSteps: components['schemas']['TemplateStep'][] = [
  {
    title: 'Phone interview',
    kind: 'PHONE',
    minutes: 30,
    description: 'Why this position, when it could begin, what pay is expected, permission to work.',
    kit: {
      purpose: 'Is it worth the time of both sides to meet? Not the whole CV again.',
      preparation: 'Read the CV (2 minutes). Have the pay range and the earliest start at hand. Leave 5 minutes for questions of the candidate.',
      avoid,
      questions: [
        { question: 'Why this position, and why now?', listenFor: 'a reason of their own, what they know of the work' },
        { question: 'What of your present work is closest to this one?', listenFor: 'their own part, how recent it is' },
        { question: 'When could you begin, and what pay do you expect?', listenFor: 'notice, range, what matters besides' },
      ],
      attributes: [
        { name: 'Motivation', lookFor: 'Wants this work, not just any' },
        { name: 'Experience', lookFor: 'Has done what is closest to it' },
        { name: 'Communication', lookFor: 'Short, clear, listens' },
      ],
    },
  },
  {
    title: 'Panel interview',
    kind: 'PANEL',
    minutes: 60,
    description: 'Experience and skills, each mandatory criterion with an example from practice.',
    kit: {
      purpose: 'Does the candidate do well what the position asks for, shown by examples from practice?',
      preparation: 'Read the CV. Agree who opens and who asks which questions. Leave 10 minutes for questions of the candidate.',
      avoid,
      questions: [
        { question: 'Tell us about a day on which you had to change your first decision.', listenFor: 'the sign, the time, who was told' },
        { question: 'Three things are urgent at once. What comes first?', listenFor: 'order, reasons, help asked for' },
        { question: 'How did you help somebody new through a bad week?', listenFor: 'what changed for the other' },
        { question: 'What would you not do again?', listenFor: 'their own part in it' },
      ],
      attributes: [
        { name: 'Judgement', lookFor: 'Sees what matters first; says why' },
        { name: 'Skills of the position', lookFor: 'Each mandatory criterion, by an example' },
        { name: 'Teamwork', lookFor: 'Asks for help early; backs others' },
        { name: 'Communication under pressure', lookFor: 'Short, clear, closes the loop' },
      ],
    },
  },
  {
    title: 'Final interview',
    kind: 'IN_PERSON',
    minutes: 45,
    description: 'Working with the team, questions that are still open, who can be asked about the work.',
    kit: {
      purpose: 'Would both sides say yes tomorrow? What is still open?',
      preparation: 'Read what is still open from the interviews before. Have an answer on pay and start.',
      avoid,
      questions: [
        { question: 'What should we know that nobody has asked?', listenFor: 'what matters to the candidate' },
        { question: 'Who can tell us about your work?', listenFor: 'somebody who saw it, and how recently' },
      ],
      attributes: [
        { name: 'Fit with the team', lookFor: 'How they work, not whom they are like' },
        { name: 'Open questions', lookFor: 'Answered on both sides' },
      ],
    },
  },
]
