// What applications of the bench come to, and the record of it: written by hand, since the triggers are off while rows come by thousands.
import type { Step } from './step.ts'

/** So many different results there are for each number of criteria; an application has one of them by its number. */
const RESULTS = 499

export const scores: Step[] = [
  [
    'ranks',
    `insert into application_ranks (application_id, requisition_id, applicant_id, status, status_since, date_received, profile_score, reached, missing_mandatory)
       select id, requisition_id, applicant_id, status, status_since, date_received, score,
         case status when 'new application' then 0 when 'contract signed' then 5 else greatest(application_stage(status), 1) end,
         case when id % 4 = 0 then '{"First aid certificate"}'::text[] else '{}' end
       from numbered`,
  ],
  // As many matches as the position has criteria, with its place and its pay.
  [
    'results',
    `create unlogged table filling.asked as select requisition_id, count(*)::int + 2 as criteria from requisition_criteria group by 1;
       create unlogged table filling.results as
       select criteria, variant, (select string_agg(float8send(m), '' order by at) from unnest(matches) with ordinality m(m, at)) as packed, (select jsonb_agg(jsonb_build_object('m', m, 'f', case when m = 1 then 'HELD' else 'NOT_HELD' end)) from unnest(matches) m) as found
       from (select criteria, variant, array(select round(filling.r(variant, 60 + place)::numeric, 2)::float8 from generate_series(1, criteria) place) as matches
         from (select distinct criteria from asked) a, generate_series(0, ${RESULTS - 1}) variant) r;
       analyze asked; analyze results`,
  ],
  [
    'matches',
    `insert into application_matches (application_id, requisition_id, matches)
       select n.id, n.requisition_id, r.packed from numbered n join asked on asked.requisition_id = n.requisition_id
         join results r on r.criteria = asked.criteria and r.variant = n.id % ${RESULTS}`,
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
       select s.id, n.id, n.requisition_id, s.at, n.score, md5(n.id::text)::uuid, results.found
       from numbered n join scorings s on s.requisition_id = n.requisition_id
         join asked on asked.requisition_id = n.requisition_id join results on results.criteria = asked.criteria and results.variant = n.id % ${RESULTS}`,
  ],
]
