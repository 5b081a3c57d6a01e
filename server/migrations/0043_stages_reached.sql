ALTER TABLE "application_ranks" ADD COLUMN "reached" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- By hand: how far a status is in the lifecycle of applications; tests/reports/reached.test.ts compares the two.
CREATE FUNCTION application_stage(status text) RETURNS smallint LANGUAGE sql IMMUTABLE AS $$
  SELECT (CASE
    WHEN status = 'screening' THEN 1
    WHEN status = 'shortlisted' THEN 2
    WHEN status IN ('interviewing', 'reference check', 'background check') THEN 3
    WHEN status IN ('selected', 'offer sent', 'offer accepted', 'contract sent', 'contract signed', 'hired') THEN 4
    ELSE 0 END)::smallint
$$;--> statement-breakpoint
-- How far an application came by the steps that count: 5 once its contract is signed, and it did not end after that.
CREATE FUNCTION application_reached(application integer) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT (CASE
    WHEN max(history_id) FILTER (WHERE status = 'contract signed') > coalesce(max(history_id) FILTER (WHERE status IN ('rejected', 'withdrawn')), 0) THEN 5
    ELSE coalesce(max(application_stage(status)), 0) END)::smallint
  FROM application_stays WHERE entity_id = application
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_application_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  now_reached smallint;
BEGIN
  IF NEW.event = 'undo' THEN
    DELETE FROM application_stays WHERE history_id = (
      SELECT h.id FROM status_history h WHERE h.entity = 'application' AND h.entity_id = NEW.entity_id AND h.id < NEW.id ORDER BY h.id DESC LIMIT 1);
    IF FOUND THEN
      UPDATE application_stays SET ended = NULL WHERE history_id = (
        SELECT s.history_id FROM application_stays s WHERE s.entity_id = NEW.entity_id ORDER BY s.history_id DESC LIMIT 1);
    END IF;
  ELSE
    UPDATE application_stays SET ended = NEW.at WHERE history_id = (
      SELECT s.history_id FROM application_stays s WHERE s.entity_id = NEW.entity_id ORDER BY s.history_id DESC LIMIT 1);
    INSERT INTO application_stays (history_id, entity_id, status, at) VALUES (NEW.id, NEW.entity_id, NEW.to_status, NEW.at);
  END IF;
  now_reached := application_reached(NEW.entity_id);
  UPDATE application_ranks SET reached = now_reached WHERE application_id = NEW.entity_id AND reached <> now_reached;
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE application_ranks r SET reached = now.reached
FROM (SELECT application_id, application_reached(application_id) AS reached FROM application_ranks) now
WHERE now.application_id = r.application_id AND now.reached <> 0;
