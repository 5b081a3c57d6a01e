-- Where a new application comes with its score, its row stands already when this is called.
CREATE OR REPLACE FUNCTION rank_applications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO application_ranks (application_id, requisition_id, applicant_id, status, status_since, date_received)
    SELECT id, requisition_id, applicant_id, status, status_since, date_received FROM added ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Nothing stands before the beginning of a history.
CREATE OR REPLACE FUNCTION keep_application_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_there boolean;
  now_reached smallint;
BEGIN
  IF NEW.event = 'begin' THEN
    INSERT INTO application_stays (history_id, entity_id, status, at, repeated) VALUES (NEW.id, NEW.entity_id, NEW.to_status, NEW.at, false);
    RETURN NULL;
  ELSIF NEW.event = 'undo' THEN
    DELETE FROM application_stays WHERE history_id = (
      SELECT h.id FROM status_history h WHERE h.entity = 'application' AND h.entity_id = NEW.entity_id AND h.id < NEW.id ORDER BY h.id DESC LIMIT 1);
    IF FOUND THEN
      UPDATE application_stays SET ended = NULL WHERE history_id = (
        SELECT s.history_id FROM application_stays s WHERE s.entity_id = NEW.entity_id ORDER BY s.history_id DESC LIMIT 1);
    END IF;
  ELSE
    UPDATE application_stays SET ended = NEW.at WHERE history_id = (
      SELECT s.history_id FROM application_stays s WHERE s.entity_id = NEW.entity_id ORDER BY s.history_id DESC LIMIT 1);
    was_there := EXISTS (SELECT FROM application_stays s WHERE s.entity_id = NEW.entity_id AND s.status = NEW.to_status);
    IF was_there THEN
      UPDATE application_stays SET repeated = true WHERE entity_id = NEW.entity_id AND status = NEW.to_status AND NOT repeated;
    END IF;
    INSERT INTO application_stays (history_id, entity_id, status, at, repeated) VALUES (NEW.id, NEW.entity_id, NEW.to_status, NEW.at, was_there);
  END IF;
  now_reached := application_reached(NEW.entity_id);
  UPDATE application_ranks SET reached = now_reached WHERE application_id = NEW.entity_id AND reached <> now_reached;
  RETURN NULL;
END $$;
