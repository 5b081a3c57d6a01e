DROP INDEX "application_stays_by_stage";--> statement-breakpoint
ALTER TABLE "application_stays" ADD COLUMN "repeated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- By hand: as before, and whether the application is in the status once more, for those that are there and by the trigger.
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
    UPDATE application_stays SET repeated = true WHERE entity_id = NEW.entity_id AND status = NEW.to_status;
    INSERT INTO application_stays (history_id, entity_id, status, at, repeated) VALUES (NEW.id, NEW.entity_id, NEW.to_status, NEW.at, FOUND);
  END IF;
  now_reached := application_reached(NEW.entity_id);
  UPDATE application_ranks SET reached = now_reached WHERE application_id = NEW.entity_id AND reached <> now_reached;
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE application_stays s SET repeated = true FROM (SELECT entity_id, status FROM application_stays GROUP BY 1, 2 HAVING count(*) > 1) twice
  WHERE s.entity_id = twice.entity_id AND s.status = twice.status;--> statement-breakpoint
CREATE INDEX "application_stays_once" ON "application_stays" USING btree ("status","ended","at","entity_id") WHERE ended is not null and not repeated;--> statement-breakpoint
CREATE INDEX "application_stays_repeated" ON "application_stays" USING btree ("status","entity_id","ended","at") WHERE ended is not null and repeated;
