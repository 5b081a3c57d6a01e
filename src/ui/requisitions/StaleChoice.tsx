import { Button, Group } from '@mantine/core'
import type { JobPosition, PositionChanges } from '../../machines/requisitionForm.calls.ts'
import { Note } from '../kit/Note.tsx'
import { say } from '../words/requisitions.ts'
import { fieldWord } from './fieldWords.ts'

type Props = { mine: PositionChanges; theirs: JobPosition; onKeepMine: () => void; onTakeTheirs: () => void }

/** Two people saved the same requisition: what differs, and which to keep. */
export function StaleChoice({ mine, theirs, onKeepMine, onTakeTheirs }: Props) {
  const fields = Object.keys(mine).filter((field) => field in theirs) as (keyof PositionChanges & keyof JobPosition)[]
  return (
    <div className="jobreq-problem">
      <Note tone="amber" role="alert">
        <b>{say('staleTitle')}</b>
        <p>{say('staleText')}</p>
        <table className="stale">
          <thead>
            <tr>
              <th scope="col">{say('field')}</th>
              <th scope="col">{say('mine')}</th>
              <th scope="col">{say('theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{fieldWord(field)}</th>
                <td>{String(mine[field] ?? '')}</td>
                <td>{String(theirs[field] ?? '')}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Group gap={8}>
          <Button onClick={onKeepMine}>{say('keepMine')}</Button>
          <Button onClick={onTakeTheirs}>{say('takeTheirs')}</Button>
        </Group>
      </Note>
    </div>
  )
}
