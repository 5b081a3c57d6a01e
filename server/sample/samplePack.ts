import type createClient from 'openapi-fetch'
import type { paths } from '../../src/api/recruitment.gen.ts'
import { linesPdf } from './sampleCvs.ts'

type Officer = ReturnType<typeof createClient<paths>>
type Keep = (name: string, bytes: Uint8Array) => Promise<number>
const PAPERS = [
  {
    name: 'Code of conduct',
    description: 'How we treat patients, visitors and each other.',
    mandatory: true,
    lines: ['Be on the side of the patient.', 'Speak up when something is not safe.', 'Keep what you learn of people to yourself.'],
  },
  {
    name: 'Safety at work',
    description: 'Fire, lifting, needles, and whom to call.',
    mandatory: true,
    lines: [
      'In a fire: alarm, door, assembly point at the east gate.',
      'Lift with two, or with the hoist.',
      'A needle hurt you: wash, tell, go to emergency at once.',
    ],
  },
  {
    name: 'Map of the house',
    description: 'Where the wards, the canteen and the bicycles are.',
    mandatory: false,
    lines: ['Level 0: emergency, canteen.', 'Level 1: theatres, intensive care.', 'Level 2: wards. Bicycles stand behind the kitchen.'],
  },
]

/** What every new employee of the sample reads: published, two of the three before signing. */
export async function samplePack(officer: Officer, keep: Keep): Promise<void> {
  for (const { name, description, mandatory, lines } of PAPERS) {
    const fileId = await keep(`${name}.pdf`, await linesPdf(name, [name, '', ...lines, '', 'A sample, not a real document.']))
    const added = (await officer.POST('/employee-onboarding', { body: { name, description, mandatory, fileId } })).data
    if (!added) throw new Error(`The sample document ${name} was refused.`)
    const { id, version = 1 } = added.responseData
    await officer.POST('/employee-onboarding/change-status', { body: { id, status: 'published', version } })
  }
}
