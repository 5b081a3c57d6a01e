CREATE TABLE "application_scores" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_scores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"scoring_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"requisition_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"profile_score" double precision,
	"found_hash" uuid NOT NULL,
	"found" jsonb
);
--> statement-breakpoint
CREATE TABLE "criteria_snapshots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "criteria_snapshots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"requisition_id" integer NOT NULL,
	"criteria" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_applications" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"date_received" timestamp with time zone NOT NULL,
	"total_experience" double precision,
	"city_id" integer,
	"items" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scorings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scorings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"requisition_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"snapshot_id" integer NOT NULL,
	"formula" integer NOT NULL,
	"why" text NOT NULL,
	"caused_by" integer,
	CONSTRAINT "scorings_why_check" CHECK ("scorings"."why" in ('APPLIED', 'CRITERIA', 'CORRECTED', 'DOCUMENTS', 'MOVED', 'ITEMS_MERGED', 'RECORD_BEGAN')),
	CONSTRAINT "scorings_formula_check" CHECK ("scorings"."formula" >= 1)
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
CREATE TABLE "company" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"address_line" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"logo_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "company_once" CHECK ("company"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "company_logos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_logos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "company_logos_width_check" CHECK ("company_logos"."width" >= 1),
	CONSTRAINT "company_logos_height_check" CHECK ("company_logos"."height" >= 1)
);
--> statement-breakpoint
ALTER TABLE "saved_reports" DROP CONSTRAINT "saved_reports_report_check";--> statement-breakpoint
ALTER TABLE "leave_requests" DROP CONSTRAINT "leave_requests_in_states";--> statement-breakpoint
ALTER TABLE "templates" DROP CONSTRAINT "templates_event_check";--> statement-breakpoint
DROP INDEX "applications_board";--> statement-breakpoint
DROP INDEX "applications_by_date_received";--> statement-breakpoint
ALTER TABLE "leave_requests" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD COLUMN "questioned_by" text;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD COLUMN "questioned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_scoring_id_scorings_id_fk" FOREIGN KEY ("scoring_id") REFERENCES "public"."scorings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "criteria_snapshots" ADD CONSTRAINT "criteria_snapshots_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_applications" ADD CONSTRAINT "kept_applications_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_applications" ADD CONSTRAINT "kept_applications_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorings" ADD CONSTRAINT "scorings_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorings" ADD CONSTRAINT "scorings_snapshot_id_criteria_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."criteria_snapshots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_stays" ADD CONSTRAINT "application_stays_history_id_status_history_id_fk" FOREIGN KEY ("history_id") REFERENCES "public"."status_history"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_logo_id_company_logos_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."company_logos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_logos" ADD CONSTRAINT "company_logos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_scores_scoring" ON "application_scores" USING btree ("scoring_id");--> statement-breakpoint
CREATE INDEX "application_scores_application" ON "application_scores" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_scores_requisition" ON "application_scores" USING btree ("requisition_id","application_id","at");--> statement-breakpoint
CREATE INDEX "criteria_snapshots_requisition" ON "criteria_snapshots" USING btree ("requisition_id","id");--> statement-breakpoint
CREATE INDEX "kept_applications_city" ON "kept_applications" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "scorings_requisition" ON "scorings" USING btree ("requisition_id","at");--> statement-breakpoint
CREATE INDEX "scorings_snapshot" ON "scorings" USING btree ("snapshot_id");--> statement-breakpoint
CREATE INDEX "application_stays_entity_id_history_id_index" ON "application_stays" USING btree ("entity_id","history_id");--> statement-breakpoint
CREATE INDEX "application_stays_status_at_index" ON "application_stays" USING btree ("status","at");--> statement-breakpoint
CREATE INDEX "application_stays_ended_index" ON "application_stays" USING btree ("ended") WHERE ended is not null;--> statement-breakpoint
CREATE INDEX "company_logo" ON "company" USING btree ("logo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_logos_file" ON "company_logos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "applicants_signs" ON "applicants" USING btree ("id") WHERE search_text ~ '[+#&/]';--> statement-breakpoint
CREATE INDEX "employees_starting" ON "employees" USING btree ("employment_start_date");--> statement-breakpoint
CREATE INDEX "employees_ended" ON "employees" USING btree ("ended_on") WHERE ended_on is not null;--> statement-breakpoint
CREATE INDEX "letter_versions_start" ON "letter_versions" USING btree ("start_date");--> statement-breakpoint
CREATE INDEX "applications_board" ON "applications" USING btree ("status","profile_score" DESC NULLS LAST,"id" DESC NULLS FIRST,"status_since","requisition_id","applicant_id");--> statement-breakpoint
CREATE INDEX "applications_by_date_received" ON "applications" USING btree ("date_received","id" DESC NULLS FIRST,"requisition_id","source");--> statement-breakpoint
ALTER TABLE "saved_reports" ADD CONSTRAINT "saved_reports_report_check" CHECK ("saved_reports"."report" in ('overview', 'pipeline', 'timeInStage', 'timeToHire', 'sources', 'offers', 'interviews', 'ageing', 'headcount', 'onboarding', 'compliance', 'leave', 'learning'));--> statement-breakpoint
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_in_states" CHECK ("leave_requests"."status" in ('asked', 'questioned', 'approved', 'taken', 'declined', 'withdrawn', 'cancelled'));--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_event_check" CHECK ("templates"."event" in ('APPROVAL_REQUESTED', 'REQUISITION_DECIDED', 'APPLICATION_RECEIVED', 'APPLICATION_REFERRED', 'OWN_PAGE_LINK', 'APPLICATION_REJECTED', 'APPLICATION_WITHDRAWN', 'POSITION_CLOSED', 'INVITED_TO_APPLY', 'INTERVIEW_SCHEDULED', 'INTERVIEW_CHANGED', 'INTERVIEW_CANCELLED', 'INTERVIEW_OFFERED', 'INTERVIEW_PANEL', 'NOTE_MENTION', 'OFFER_LETTER', 'CONTRACT_LETTER', 'LETTER_REMINDER', 'ONBOARDING_REMINDER', 'LETTER_REVOKED', 'LETTER_ANSWERED', 'COMPLIANCE_REQUESTED', 'COMPLIANCE_ANSWERED', 'DOCUMENT_EXPIRING', 'DOCUMENT_EXPIRY_NOTICE', 'REGISTRATION_CODE', 'PASSWORD_RESET', 'INVITATION', 'SIGN_IN_FAILURES', 'OVER_LIMIT', 'WELCOME', 'TASKS_OVERDUE', 'LEAVE_ASKED', 'LEAVE_ANSWERED', 'LEAVE_QUESTIONED', 'LEAVE_REPLIED', 'LEAVE_SUBSTITUTE', 'LEAVE_CORRECTED', 'COURSES_DUE', 'COURSES_OVERDUE', 'COURSES_REMINDER', 'SESSION_CHANGED', 'SAVED_REPORT', 'CANDIDATE_MESSAGE', 'OFFER_LETTER_TEXT', 'CONTRACT_LETTER_TEXT'));--> statement-breakpoint
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
WHERE event <> 'undo' AND next_event IS DISTINCT FROM 'undo';--> statement-breakpoint
-- By hand: the record begins with the scores that are there, and its rows are only added.
INSERT INTO "criteria_snapshots" ("requisition_id", "criteria") SELECT requisition_id, criteria FROM (SELECT DISTINCT ON (a.requisition_id) a.requisition_id, coalesce((SELECT jsonb_agg(jsonb_build_object('section', p->'section', 'name', p->'name', 'weight', p->'weight', 'mandatory', p->'mandatory') ORDER BY n) FROM jsonb_array_elements(d.score_breakdown->'parts') WITH ORDINALITY AS part(p, n)), '[]') AS criteria FROM applications a JOIN application_details d ON d.application_id = a.id WHERE d.score_breakdown IS NOT NULL ORDER BY a.requisition_id, a.id DESC) latest;--> statement-breakpoint
INSERT INTO "scorings" ("requisition_id", "snapshot_id", "formula", "why") SELECT requisition_id, id, 1, 'RECORD_BEGAN' FROM criteria_snapshots;--> statement-breakpoint
INSERT INTO "application_scores" ("scoring_id", "application_id", "requisition_id", "at", "profile_score", "found_hash", "found") SELECT s.id, a.id, a.requisition_id, s.at, a.profile_score, md5(found.parts::text)::uuid, found.parts FROM applications a JOIN application_details d ON d.application_id = a.id JOIN scorings s ON s.requisition_id = a.requisition_id CROSS JOIN LATERAL (SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('m', coalesce(to_jsonb(d.matches[n]), p->'match'), 'f', p->'finding', 'v', p->'value', 'c', p->'currency', 'p', p->'period', 'n', CASE WHEN p->>'section' = 'location' THEN p->'name' END, 'x', CASE WHEN NOT (p->>'counted')::boolean THEN true END)) ORDER BY n), '[]') AS parts FROM jsonb_array_elements(d.score_breakdown->'parts') WITH ORDINALITY AS part(p, n)) found WHERE d.score_breakdown IS NOT NULL ORDER BY a.id;--> statement-breakpoint
CREATE FUNCTION refuse_score_record_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF TG_OP = 'DELETE' THEN IF NOT EXISTS (SELECT FROM requisitions WHERE id = OLD.requisition_id) THEN RETURN OLD; END IF; IF TG_TABLE_NAME = 'application_scores' THEN IF NOT EXISTS (SELECT FROM applications WHERE id = OLD.application_id) THEN RETURN OLD; END IF; END IF; END IF; RAISE EXCEPTION 'the record of scores is never changed' USING ERRCODE = 'restrict_violation'; END $$;--> statement-breakpoint
CREATE TRIGGER criteria_snapshots_kept BEFORE UPDATE OR DELETE ON "criteria_snapshots" FOR EACH ROW EXECUTE FUNCTION refuse_score_record_change();--> statement-breakpoint
CREATE TRIGGER criteria_snapshots_kept_whole BEFORE TRUNCATE ON "criteria_snapshots" FOR EACH STATEMENT EXECUTE FUNCTION refuse_score_record_change();--> statement-breakpoint
CREATE TRIGGER scorings_kept BEFORE UPDATE OR DELETE ON "scorings" FOR EACH ROW EXECUTE FUNCTION refuse_score_record_change();--> statement-breakpoint
CREATE TRIGGER scorings_kept_whole BEFORE TRUNCATE ON "scorings" FOR EACH STATEMENT EXECUTE FUNCTION refuse_score_record_change();--> statement-breakpoint
CREATE TRIGGER application_scores_kept BEFORE UPDATE OR DELETE ON "application_scores" FOR EACH ROW EXECUTE FUNCTION refuse_score_record_change();--> statement-breakpoint
CREATE TRIGGER application_scores_kept_whole BEFORE TRUNCATE ON "application_scores" FOR EACH STATEMENT EXECUTE FUNCTION refuse_score_record_change();