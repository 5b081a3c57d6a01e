import { describe, expect, test } from 'vitest'
import { type Entered, type Known, nothingEntered } from '../../src/machines/flows/applicationForm/applicationFormDraft.ts'
import { type CvReading, proposalsFrom, takenFrom } from '../../src/machines/flows/cvProposals.ts'

const known: Known = {
  ...{ id: 3, title: null, firstName: 'Ines', middleName: null, surName: 'Known', email: 'ines@sample.example', mobile: null, phone: null },
  groups: [],
  applications: [],
}

describe('what a CV proposes', () => {
  const at = (text: string) => [{ from: 0, to: text.length, line: text, lineFrom: 0 }]
  const contact = [
    { field: 'firstName' as const, value: 'Ines', evidence: at('Ines') },
    { field: 'email' as const, value: 'Ines@sample.example', evidence: at('Ines@sample.example') },
    { field: 'mobile' as const, value: '+61 412 345 678', evidence: at('+61 412 345 678') },
  ]
  const reading: CvReading = {
    contact,
    experience: { years: 4, from: 'said', evidence: at('4 years') },
    employments: [{ employer: 'Acme', title: null, from: '2019', to: null, evidence: at('2019') }],
    items: [
      { field: 'skillIds', id: 1, name: 'Java', evidence: at('Java') },
      { field: 'skillIds', id: 2, name: 'Go', evidence: at('Go') },
    ],
  }
  const noteOf = ({ from, employer }: CvReading['employments'][number]) => `${from} ${employer}`
  const proposed = (entered: Partial<Entered>, who: Known | null = null) => proposalsFrom(reading, { ...nothingEntered, ...entered }, who, noteOf)
  const keys = (entered: Partial<Entered>, who: Known | null = null) => proposed(entered, who).map(({ key }) => key)

  test('is what the form does not say already, however it is written there', () => {
    expect(keys({})).toEqual([
      ...['firstName Ines', 'email Ines@sample.example', 'mobile +61 412 345 678', 'totalExperience 4', 'skillIds Java', 'skillIds Go', 'cvNotes 2019 Acme'],
    ])
    expect(
      keys({ firstName: ' INES', email: 'ines@sample.example', phone: '+61412345678', totalExperience: 4, skillIds: [2], cvNotes: 'x\n2019 Acme' }),
    ).toEqual(['skillIds Java'])
  })

  test('says what was typed instead, and of a person who is known asks for the address alone', () => {
    expect(proposed({ firstName: 'Inez', totalExperience: 7 }).flatMap(({ key, typed }) => (typed ? [[key, typed]] : []))).toEqual([
      ['firstName Ines', 'Inez'],
      ['totalExperience 4', '7'],
    ])
    expect(keys({ email: 'other@sample.example' }, known).filter((key) => !/Ids|total|cvNotes/.test(key))).toEqual(['email Ines@sample.example'])
  })

  test('taken together adds to what is there and removes nothing', () => {
    const entered = { ...nothingEntered, skillIds: [9], cvNotes: 'By post.' }
    expect(takenFrom(proposed(entered), entered)).toEqual({
      ...{ firstName: 'Ines', email: 'Ines@sample.example', mobile: '+61 412 345 678', totalExperience: 4, skillIds: [9, 1, 2] },
      cvNotes: 'By post.\n2019 Acme',
    })
  })
})
