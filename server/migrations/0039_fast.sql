CREATE TABLE "kept_applications" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"date_received" timestamp with time zone NOT NULL,
	"total_experience" double precision,
	"city_id" integer,
	"items" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_stays" (
	"history_id" integer PRIMARY KEY NOT NULL,
	"entity_id" integer NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ended" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "applications_board";--> statement-breakpoint
DROP INDEX "applications_by_date_received";--> statement-breakpoint
ALTER TABLE "kept_applications" ADD CONSTRAINT "kept_applications_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_applications" ADD CONSTRAINT "kept_applications_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_stays" ADD CONSTRAINT "application_stays_history_id_status_history_id_fk" FOREIGN KEY ("history_id") REFERENCES "public"."status_history"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_applications_city" ON "kept_applications" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "application_stays_entity_id_history_id_index" ON "application_stays" USING btree ("entity_id","history_id");--> statement-breakpoint
CREATE INDEX "application_stays_status_at_index" ON "application_stays" USING btree ("status","at");--> statement-breakpoint
CREATE INDEX "application_stays_ended_index" ON "application_stays" USING btree ("ended") WHERE ended is not null;--> statement-breakpoint
CREATE INDEX "applicants_signs" ON "applicants" USING btree ("id") WHERE search_text ~ '[+#&/]';--> statement-breakpoint
CREATE INDEX "employees_starting" ON "employees" USING btree ("employment_start_date");--> statement-breakpoint
CREATE INDEX "employees_ended" ON "employees" USING btree ("ended_on") WHERE ended_on is not null;--> statement-breakpoint
CREATE INDEX "letter_versions_start" ON "letter_versions" USING btree ("start_date");--> statement-breakpoint
CREATE INDEX "applications_board" ON "applications" USING btree ("status","profile_score" DESC NULLS LAST,"id" DESC NULLS FIRST,"status_since","requisition_id","applicant_id");--> statement-breakpoint
CREATE INDEX "applications_by_date_received" ON "applications" USING btree ("date_received","id" DESC NULLS FIRST,"requisition_id","source");--> statement-breakpoint
-- What is kept of ended applications follows them; what is held of them as well.
CREATE FUNCTION keep_ended_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.keep_on_file AND NEW.status IN ('rejected', 'withdrawn') THEN
    INSERT INTO kept_applications (application_id, status_since, date_received, total_experience, city_id, items)
    VALUES (NEW.id, NEW.status_since, NEW.date_received, NEW.total_experience, NEW.city_id,
      array(SELECT i.item_id FROM application_items i WHERE i.application_id = NEW.id ORDER BY i.item_id))
    ON CONFLICT (application_id) DO UPDATE SET status_since = excluded.status_since, date_received = excluded.date_received,
      total_experience = excluded.total_experience, city_id = excluded.city_id, items = excluded.items;
  ELSE
    DELETE FROM kept_applications WHERE application_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER applications_kept_added AFTER INSERT ON applications FOR EACH ROW
  WHEN (NEW.keep_on_file AND NEW.status IN ('rejected', 'withdrawn')) EXECUTE FUNCTION keep_ended_application();--> statement-breakpoint
CREATE TRIGGER applications_kept_changed AFTER UPDATE ON applications FOR EACH ROW
  WHEN ((OLD.keep_on_file OR NEW.keep_on_file)
    AND (OLD.status IN ('rejected', 'withdrawn') OR NEW.status IN ('rejected', 'withdrawn'))
    AND (OLD.keep_on_file, OLD.status, OLD.status_since, OLD.date_received, OLD.total_experience, OLD.city_id)
      IS DISTINCT FROM (NEW.keep_on_file, NEW.status, NEW.status_since, NEW.date_received, NEW.total_experience, NEW.city_id))
  EXECUTE FUNCTION keep_ended_application();--> statement-breakpoint
CREATE FUNCTION keep_items_of_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE kept_applications k SET items = array(SELECT i.item_id FROM application_items i WHERE i.application_id = k.application_id ORDER BY i.item_id)
  WHERE k.application_id IN (SELECT c.application_id FROM changed c);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER application_items_kept_added AFTER INSERT ON application_items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_items_of_ended();--> statement-breakpoint
CREATE TRIGGER application_items_kept_changed AFTER UPDATE ON application_items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_items_of_ended();--> statement-breakpoint
CREATE TRIGGER application_items_kept_removed AFTER DELETE ON application_items REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_items_of_ended();--> statement-breakpoint
INSERT INTO kept_applications (application_id, status_since, date_received, total_experience, city_id, items)
SELECT a.id, a.status_since, a.date_received, a.total_experience, a.city_id,
  array(SELECT i.item_id FROM application_items i WHERE i.application_id = a.id ORDER BY i.item_id)
FROM applications a WHERE a.keep_on_file AND a.status IN ('rejected', 'withdrawn');--> statement-breakpoint
-- The steps of applications that count follow the history. What is taken back is the step right before, if it counts.
CREATE FUNCTION keep_application_stays() RETURNS trigger LANGUAGE plpgsql AS $$
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
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER status_history_stays AFTER INSERT ON status_history FOR EACH ROW WHEN (NEW.entity = 'application') EXECUTE FUNCTION keep_application_stays();--> statement-breakpoint
INSERT INTO application_stays (history_id, entity_id, status, at, ended)
SELECT id, entity_id, to_status, at, lead(at) OVER (PARTITION BY entity_id ORDER BY id)
FROM (SELECT h.id, h.entity_id, h.to_status, h.at, h.event, lead(h.event) OVER (PARTITION BY h.entity_id ORDER BY h.id) AS next_event
  FROM status_history h WHERE h.entity = 'application') told
WHERE event <> 'undo' AND next_event IS DISTINCT FROM 'undo';
