import { recruitmentQueries } from '../../api/queries.ts'
import { Status } from '../kit/Status.tsx'
import { Void } from '../kit/Void.tsx'
import { number } from '../words/format.ts'
import { say } from '../words/requisitions.ts'

/** Everybody who applied for this position, best first. */
export function Candidates({ id }: { id: number }) {
  const body = { columns: ['requisitionId'], operators: ['NUM_EQUAL' as const], values: [String(id)], sort: '-profileScore', size: 100 as const }
  const { data } = recruitmentQueries.useQuery('post', '/application/criteria', { body })
  const list = data?.responseDataList ?? []
  if (data && list.length === 0)
    return (
      <Void kind="empty" title={say('noCandidates')}>
        {say('noCandidatesText')}
      </Void>
    )
  return (
    <section aria-labelledby="section-title">
      <h2 id="section-title">{say('candidates')}</h2>
      <p className="dim">{say('candidatesHelp')}</p>
      <table className="crit">
        <thead>
          <tr>
            <th scope="col">{say('candidate')}</th>
            <th scope="col">{say('status')}</th>
            <th scope="col" style={{ width: 90 }}>
              {say('score')}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <a className="link" href={`/canprf?applicationId=${one.id}`}>
                  {one.applicantName}
                </a>
              </th>
              <td>
                <Status of="application" is={one.status} />
              </td>
              <td className="num">{number(one.profileScore)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
