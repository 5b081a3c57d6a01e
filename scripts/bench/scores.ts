// What applications of the bench come to, and the record of it: written by hand, since the triggers are off while rows come by thousands.
import type { Step } from './step.ts'

/** The steps that write it; `cvNotes` is the SQL of a text by the number of an application, chosen from `texts`. */
export function scoresOf({ cvNotes, texts }: { cvNotes: string; texts: string }): Step[] {
  return [
    [
      'ranks',
      `insert into application_ranks (application_id, requisition_id, applicant_id, status, status_since, profile_score, reached, missing_mandatory)
       select a.id, a.requisition_id, a.applicant_id, a.status, a.status_since, round((100 * filling.r(a.id, 21))::numeric),
         case a.status when 'new application' then 0 when 'contract signed' then 5 else greatest(application_stage(a.status), 1) end,
         case when a.id % 4 = 0 then '{"First aid certificate"}'::text[] else '{}' end
       from applications a join numbered n on n.id = a.id`,
    ],
    // As many matches as the position has criteria, with its place and its pay.
    [
      'details',
      `insert into application_details (application_id, cv_notes, matches)
       select n.id, ${cvNotes}, array(select round((filling.r(n.id, 60 + place))::numeric, 2) from generate_series(1, asked.criteria) place)
       from numbered n join (select requisition_id, count(*) + 2 as criteria from requisition_criteria group by 1) asked on asked.requisition_id = n.requisition_id, (select ${texts} as texts) t`,
    ],
    [
      'criteria as they were scored by',
      `insert into criteria_snapshots (requisition_id, criteria)
       select c.requisition_id, jsonb_agg(jsonb_build_object('section', c.section, 'name', i.name, 'weight', c.weight, 'mandatory', c.mandatory) order by c.section desc, c.id)
         || '[{"section":"location","name":"Within 50 km of Sample","weight":10,"mandatory":false},{"section":"financial","name":"Up to 80,000 AUD a year","weight":10,"mandatory":false}]'
       from made join requisition_criteria c on c.requisition_id = made.id join reference_items i on i.id = c.ref_id group by 1`,
    ],
    [
      'scorings',
      `insert into scorings (requisition_id, snapshot_id, formula, why) select requisition_id, id, 1, 'CRITERIA' from criteria_snapshots where requisition_id in (select id from made)`,
    ],
    [
      'record of scores',
      `insert into application_scores (scoring_id, application_id, requisition_id, at, profile_score, found_hash, found)
       select s.id, r.application_id, r.requisition_id, s.at, r.profile_score, md5(r.application_id::text)::uuid,
         (select jsonb_agg(jsonb_build_object('m', m, 'f', case when m = 1 then 'HELD' else 'NOT_HELD' end)) from unnest(d.matches) m)
       from numbered n join application_ranks r on r.application_id = n.id join application_details d on d.application_id = n.id join scorings s on s.requisition_id = n.requisition_id`,
    ],
  ]
}
