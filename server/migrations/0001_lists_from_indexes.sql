-- The same answer as before: letters without accents need no normalising.
CREATE OR REPLACE FUNCTION folded(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN octet_length(name) = length(name) THEN lower(name) ELSE lower(regexp_replace(normalize(name, NFD), U&'[\0300-\036F]', '', 'g')) END;
--> statement-breakpoint
CREATE FUNCTION in_words(list text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN array_to_string(list, ', ');
--> statement-breakpoint
CREATE TABLE "application_counts" (
	"requisition_id" integer NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "application_counts_requisition_id_status_pk" PRIMARY KEY("requisition_id","status"),
	CONSTRAINT "application_counts_in_states" CHECK ("application_counts"."status" in ('new application', 'screening', 'shortlisted', 'interviewing', 'reference check', 'background check', 'selected', 'offer sent', 'offer accepted', 'contract sent', 'contract signed', 'hired', 'on hold', 'rejected', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "application_details" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"cv_notes" text,
	"score_breakdown" jsonb
);
--> statement-breakpoint
DROP INDEX "applications_status";--> statement-breakpoint
DROP INDEX "applications_score";--> statement-breakpoint
DROP INDEX "applications_received";--> statement-breakpoint
DROP INDEX "applications_profile_score";--> statement-breakpoint
DROP INDEX "applications_review_score";--> statement-breakpoint
DROP INDEX "applications_expected_salary";--> statement-breakpoint
DROP INDEX "applications_experience";--> statement-breakpoint
DROP INDEX "applications_source";--> statement-breakpoint
DROP INDEX "applicants_search";--> statement-breakpoint
DROP INDEX "requisitions_search";--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (left(folded(first_name || ' ' || coalesce(middle_name || ' ', '') || sur_name), 300)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || folded(first_name || ' ' || coalesce(middle_name || ' ', '') || sur_name || ' ' || email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "status_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "missing_text" text GENERATED ALWAYS AS (left(in_words(missing_mandatory), 300)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "resume_name" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "offer_status" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "contract_status" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || folded(first_name || ' ' || middle_name || ' ' || last_name || ' ' || email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || folded(to_name || ' ' || to_email || ' ' || subject)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "requisitions" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || folded(position_title || ' ' || coalesce(position_id, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "application_counts" ADD CONSTRAINT "application_counts_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_details" ADD CONSTRAINT "application_details_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicants_sort_name" ON "applicants" USING btree ("sort_name");--> statement-breakpoint
CREATE INDEX "applicants_sort_email" ON "applicants" USING btree ("email");--> statement-breakpoint
CREATE INDEX "applicants_mobile" ON "applicants" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "applicants_mobile_down" ON "applicants" USING btree ("mobile" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_ended" ON "applications" USING btree ("requisition_id","status","status_since");--> statement-breakpoint
CREATE INDEX "applications_ranked" ON "applications" USING btree ("requisition_id","profile_score");--> statement-breakpoint
CREATE INDEX "applications_by_requisition_id" ON "applications" USING btree ("requisition_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_requisition_id_down" ON "applications" USING btree ("requisition_id" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_status" ON "applications" USING btree ("status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_status_down" ON "applications" USING btree ("status" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_source" ON "applications" USING btree ("source","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_source_down" ON "applications" USING btree ("source" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_profile_score" ON "applications" USING btree ("profile_score","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_profile_score_down" ON "applications" USING btree ("profile_score" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_review_score" ON "applications" USING btree ("review_score","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_review_score_down" ON "applications" USING btree ("review_score" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_expected_salary" ON "applications" USING btree ("expected_salary","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_expected_salary_down" ON "applications" USING btree ("expected_salary" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_total_experience" ON "applications" USING btree ("total_experience","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_total_experience_down" ON "applications" USING btree ("total_experience" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_date_received" ON "applications" USING btree ("date_received","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_date_received_down" ON "applications" USING btree ("date_received" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_missing_text" ON "applications" USING btree ("missing_text","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_missing_text_down" ON "applications" USING btree ("missing_text" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_resume_name" ON "applications" USING btree ("resume_name","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_resume_name_down" ON "applications" USING btree ("resume_name" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_offer_status" ON "applications" USING btree ("offer_status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_offer_status_down" ON "applications" USING btree ("offer_status" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_contract_status" ON "applications" USING btree ("contract_status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_contract_status_down" ON "applications" USING btree ("contract_status" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outbox_search" ON "outbox" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applicants_search" ON "applicants" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "requisitions_search" ON "requisitions" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_offer_status" CHECK ("applications"."offer_status" in ('saved', 'sent', 'viewed', 'accepted', 'declined', 'lapsed', 'revoked'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_contract_status" CHECK ("applications"."contract_status" in ('saved', 'sent', 'viewed', 'signed', 'declined', 'lapsed', 'revoked', 'converted'));
--> statement-breakpoint
INSERT INTO application_details (application_id, cv_notes, score_breakdown)
  SELECT id, cv_notes, score_breakdown FROM applications WHERE cv_notes IS NOT NULL OR score_breakdown IS NOT NULL;
--> statement-breakpoint
INSERT INTO application_counts (requisition_id, status, total) SELECT requisition_id, status, count(*) FROM applications GROUP BY 1, 2;
--> statement-breakpoint
UPDATE applications a SET
  resume_name = (SELECT original_name FROM files f WHERE f.id = a.resume_file_id),
  offer_status = (SELECT l.status FROM letters l WHERE l.application_id = a.id AND l.kind = 'offer' ORDER BY l.id DESC LIMIT 1),
  contract_status = (SELECT l.status FROM letters l WHERE l.application_id = a.id AND l.kind = 'contract' ORDER BY l.id DESC LIMIT 1),
  status_since = coalesce((SELECT h.at FROM status_history h WHERE h.entity = 'application' AND h.entity_id = a.id ORDER BY h.id DESC LIMIT 1), a.date_received);
--> statement-breakpoint
CREATE FUNCTION count_applications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO application_counts AS c (requisition_id, status, total)
      SELECT requisition_id, status, count(*) FROM added GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (requisition_id, status) DO UPDATE SET total = c.total + excluded.total;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO application_counts AS c (requisition_id, status, total)
      SELECT requisition_id, status, sum(one) FROM (
        SELECT requisition_id, status, -1 AS one FROM removed UNION ALL SELECT requisition_id, status, 1 FROM added) moved
      GROUP BY 1, 2 HAVING sum(one) <> 0 ORDER BY 1, 2
      ON CONFLICT (requisition_id, status) DO UPDATE SET total = c.total + excluded.total;
  ELSE
    UPDATE application_counts c SET total = c.total - gone.total
      FROM (SELECT requisition_id, status, count(*) AS total FROM removed GROUP BY 1, 2 ORDER BY 1, 2) gone
      WHERE c.requisition_id = gone.requisition_id AND c.status = gone.status;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_count_added AFTER INSERT ON applications REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_applications();
--> statement-breakpoint
CREATE TRIGGER applications_count_moved AFTER UPDATE ON applications REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_applications();
--> statement-breakpoint
CREATE TRIGGER applications_count_removed AFTER DELETE ON applications REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_applications();
--> statement-breakpoint
CREATE FUNCTION keep_status_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.status_since := clock_timestamp();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_status_since BEFORE UPDATE OF status ON applications FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION keep_status_since();
--> statement-breakpoint
CREATE FUNCTION keep_resume_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.resume_name := (SELECT original_name FROM files WHERE id = NEW.resume_file_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_resume_name BEFORE INSERT OR UPDATE OF resume_file_id ON applications FOR EACH ROW EXECUTE FUNCTION keep_resume_name();
--> statement-breakpoint
CREATE FUNCTION keep_letter_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The newest letter of its kind tells how it stands.
  IF NOT EXISTS (SELECT FROM letters WHERE application_id = NEW.application_id AND kind = NEW.kind AND id > NEW.id) THEN
    IF NEW.kind = 'offer' THEN UPDATE applications SET offer_status = NEW.status WHERE id = NEW.application_id;
    ELSE UPDATE applications SET contract_status = NEW.status WHERE id = NEW.application_id;
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER letters_status AFTER INSERT OR UPDATE OF status ON letters FOR EACH ROW EXECUTE FUNCTION keep_letter_status();