import type { components } from '../../src/api/recruitment.gen.ts'

/** A question of the sample's job post, and what its applicants answer in turn. */
type SampleQuestion = Omit<components['schemas']['PostQuestionChange'], 'questionId'> & { said: readonly (readonly string[])[] }

/** Sample positions of an invented health service, written for this product. Days count from today. */
export type SamplePosition = {
  title: string
  department: string
  city: string
  priority: 'L' | 'N' | 'H'
  days: [start: number, end: number]
  openings?: number
  pay: [from: number, to: number]
  period?: 'YEARLY' | 'HOURLY'
  years: [min: number, max: number | null]
  type?: string
  contract?: string
  industry: [industry: string, discipline: string]
  qualification: string
  certification?: string
  skills: readonly [name: string, weight: number, mandatory: boolean][]
  designation?: string
  reason: string
  text: string
  /** What the job post asks, and where links to it are placed. */
  questions?: readonly SampleQuestion[]
  channels?: string[]
  /** Its candidates are screened without names. */
  withoutNames?: true
  /** How far it has come. */
  until: 'begun' | 'draft' | 'submitted' | 'in review' | 'declined' | 'approved' | 'posted' | 'cancelled'
}

export const samplePositions: readonly SamplePosition[] = [
  {
    title: 'Registered nurse, emergency',
    department: 'Emergency',
    city: 'Geelong',
    priority: 'H',
    days: [-18, 70],
    openings: 2,
    pay: [78_000, 98_500],
    years: [2, 8],
    industry: ['Health care', 'Nursing'],
    qualification: 'Bachelor of Nursing',
    certification: 'Nurse registration',
    skills: [
      ['Triage', 35, true],
      ['IV cannulation', 20, true],
      ['Patient care', 20, false],
      ['Clinical documentation', 10, false],
    ],
    designation: 'Registered nurse',
    reason: 'Two colleagues move to the new short-stay unit.',
    text: 'Saltmarsh Health looks for registered nurses who keep calm when the waiting room is full.\n\nYou receive people at the door, decide who is seen first, and stay with them until they are safe. The department sees about 140 people a day.\n\n- Rotating roster, published eight weeks ahead\n- Four weeks with a mentor at your side\n- Salary packaging and five weeks of leave',
    channels: ['seek', 'linkedin', 'nursing-newsletter'],
    questions: [
      {
        kind: 'YES_NO',
        text: 'Are you registered as a nurse in Australia?',
        required: true,
        options: [],
        said: [['true'], ['true'], ['false'], ['true']],
      },
      {
        kind: 'SEVERAL_OF',
        text: 'Which shifts can you work?',
        required: true,
        options: ['Day', 'Evening', 'Night', 'Weekend'],
        said: [['Day', 'Evening'], ['Day', 'Evening', 'Night', 'Weekend'], ['Night', 'Weekend'], ['Day']],
      },
      {
        kind: 'LONG_TEXT',
        text: 'What was the busiest hour of your last year at work, and what did you do first?',
        required: false,
        options: [],
        said: [
          ['A coach accident on the ring road. I opened the second triage desk and asked the ward for two more pairs of hands.'],
          [],
          ['Christmas Eve: eleven ambulances in forty minutes. I sorted by breathing first, then called the consultant.'],
        ],
      },
    ],
    until: 'posted',
  },
  {
    title: 'Web developer, patient portal',
    department: 'Digital health',
    city: 'Melbourne',
    priority: 'N',
    days: [-12, 45],
    pay: [105_000, 132_000],
    years: [3, null],
    industry: ['Information technology', 'Software development'],
    qualification: 'Bachelor of Computer Science',
    skills: [
      ['TypeScript', 30, true],
      ['React', 25, false],
      ['HTML', 15, false],
      ['Testing', 15, false],
      ['Communication', 10, false],
    ],
    designation: 'Software developer',
    reason: 'The portal becomes the front door for outpatient bookings.',
    text: 'More than 60,000 people use our patient portal to see results and to book appointments. You make it faster, clearer and usable by everyone.\n\nYou work in a team of five with a designer and a nurse who knows what patients ask.\n\n- Accessible by default, tested with screen readers\n- Small releases, several a week\n- Work from home up to three days a week',
    until: 'posted',
  },
  {
    title: 'Pharmacist, hospital',
    department: 'Pharmacy',
    city: 'Geelong',
    priority: 'H',
    days: [-40, -4],
    pay: [92_000, 118_000],
    years: [3, 10],
    industry: ['Health care', 'Pharmacy'],
    qualification: "Master's degree",
    certification: 'Pharmacist registration',
    skills: [
      ['Patient care', 25, true],
      ['Risk assessment', 20, false],
      ['Report writing', 10, false],
    ],
    reason: 'Retirement at the end of the quarter.',
    text: 'You review what people take, catch what does not go together, and explain it so that it is understood at home.\n\nThe pharmacy serves twelve wards and the emergency department.',
    until: 'posted',
  },
  {
    title: 'Maintenance electrician',
    department: 'Facilities',
    city: 'Geelong',
    priority: 'N',
    days: [-9, 32],
    pay: [4_200, 5_400],
    period: 'HOURLY',
    years: [4, null],
    type: 'Permanent',
    contract: 'Shift work',
    industry: ['Construction', 'Electrical'],
    qualification: 'Trade certificate',
    certification: 'Electrician licence',
    skills: [
      ['Electrical maintenance', 40, true],
      ['Risk assessment', 20, false],
      ['Teamwork', 10, false],
    ],
    reason: 'The new theatre block adds 40 per cent to the installed load.',
    text: 'A hospital never switches off. You keep theatres, generators and lifts running, and you are the one who is called when a light goes out at three in the morning.\n\n- Company vehicle on call\n- Paid licence renewals',
    withoutNames: true,
    until: 'posted',
  },
  {
    title: 'Physiotherapist, grade 2',
    department: 'Allied health',
    city: 'Ballarat',
    priority: 'N',
    days: [-7, 55],
    pay: [76_000, 95_000],
    years: [2, 6],
    industry: ['Health care', 'Allied health'],
    qualification: "Bachelor's degree",
    skills: [
      ['Patient care', 30, true],
      ['Teamwork', 15, false],
    ],
    reason: 'Growing waiting list for knee and hip rehabilitation.',
    text: 'You help people stand up again after surgery, first at the bed, then in the gym, then at home.',
    until: 'in review',
  },
  {
    title: 'Data analyst, patient flow',
    department: 'Digital health',
    city: 'Melbourne',
    priority: 'N',
    days: [-4, 48],
    pay: [98_000, 121_000],
    years: [2, 5],
    contract: 'Part time',
    industry: ['Information technology', 'Data and analytics'],
    qualification: "Bachelor's degree",
    skills: [
      ['SQL', 30, true],
      ['Data analysis', 30, false],
      ['Report writing', 10, false],
    ],
    reason: 'Beds are planned by hand today.',
    text: 'You find out where people wait, and show it in pictures that a ward manager reads in ten seconds.',
    until: 'submitted',
  },
  {
    title: 'Enrolled nurse, rehabilitation',
    department: 'Allied health',
    city: 'Geelong',
    priority: 'N',
    days: [-30, 55],
    openings: 6,
    pay: [66_000, 78_000],
    years: [0, 5],
    industry: ['Health care', 'Nursing'],
    qualification: 'Diploma',
    skills: [
      ['Patient care', 30, true],
      ['Communication', 20, false],
    ],
    reason: 'The rehabilitation wing opens twelve beds.',
    text: 'You help people back onto their feet after surgery, one corridor at a time.',
    until: 'posted',
  },
  {
    title: 'Ward clerk, surgical',
    department: 'Administration',
    city: 'Colac',
    priority: 'N',
    days: [-11, 25],
    pay: [56_000, 64_000],
    years: [0, null],
    contract: 'Part time',
    industry: ['Health care', 'Health administration'],
    qualification: 'Certificate III',
    skills: [
      ['Communication', 25, true],
      ['Customer service', 20, false],
    ],
    reason: 'Cover for the afternoon.',
    text: 'You are the first voice people hear on the surgical ward, and the one who knows where everything is.',
    until: 'declined',
  },
  {
    title: 'Occupational therapist',
    department: 'Allied health',
    city: 'Colac',
    priority: 'N',
    days: [3, 60],
    pay: [79_000, 96_000],
    years: [1, 6],
    industry: ['Health care', 'Allied health'],
    qualification: "Bachelor's degree",
    skills: [['Patient care', 30, true]],
    reason: 'New outreach service.',
    text: 'You visit people at home and make everyday life possible again: stairs, kitchen, bathroom.',
    until: 'approved',
  },
  {
    title: 'Clinical educator, paediatrics',
    department: 'Learning',
    city: 'Melbourne',
    priority: 'L',
    days: [10, 90],
    pay: [99_000, 118_000],
    years: [5, null],
    industry: ['Health care', 'Nursing'],
    qualification: 'Graduate certificate',
    skills: [
      ['Mentoring', 35, true],
      ['Patient care', 20, false],
    ],
    reason: 'Graduates need somebody beside them in the first year.',
    text: 'You teach at the bedside, not in a lecture hall.',
    until: 'draft',
  },
  {
    title: 'Catering supervisor',
    department: 'Hospitality',
    city: 'Ballarat',
    priority: 'L',
    days: [-24, 12],
    pay: [61_000, 70_000],
    years: [2, null],
    industry: ['Hospitality and tourism', 'Kitchen'],
    qualification: 'Certificate IV',
    certification: 'Food safety supervisor',
    skills: [['Leadership', 20, false]],
    reason: 'The kitchen moves to a central site.',
    text: 'You lead a team of nine that cooks 600 meals a day.',
    until: 'cancelled',
  },
  {
    title: 'Registered nurse, nights',
    department: 'Aged care',
    city: 'Torquay',
    priority: 'H',
    days: [5, 40],
    pay: [80_000, 99_000],
    years: [1, null],
    industry: ['Health care', 'Nursing'],
    qualification: 'Bachelor of Nursing',
    skills: [],
    reason: 'Night cover is thin.',
    text: 'You look after 32 residents through the night, with two carers.',
    until: 'begun',
  },
]
