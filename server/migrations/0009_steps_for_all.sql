-- Every requisition has a selection process; the first steps of before learn what they are.
UPDATE selection_steps SET kind = 'PHONE', minutes = 30 WHERE title = 'Phone interview';
--> statement-breakpoint
UPDATE selection_steps SET kind = 'PANEL' WHERE title = 'Panel interview';
--> statement-breakpoint
INSERT INTO selection_steps (requisition_id, title, kind, minutes, position)
SELECT requisitions.id, step.title, step.kind, step.minutes, step.position
FROM requisitions
CROSS JOIN (VALUES ('Phone interview', 'PHONE', 30, 1), ('Panel interview', 'PANEL', 60, 2), ('Final interview', 'IN_PERSON', 45, 3)) AS step (title, kind, minutes, position)
WHERE NOT EXISTS (SELECT 1 FROM selection_steps WHERE selection_steps.requisition_id = requisitions.id);
