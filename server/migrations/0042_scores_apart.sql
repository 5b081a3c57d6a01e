CREATE TABLE "application_ranks" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"requisition_id" integer NOT NULL,
	"applicant_id" integer NOT NULL,
	"status" text NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"profile_score" double precision,
	CONSTRAINT "application_ranks_in_states" CHECK ("application_ranks"."status" in ('new application', 'screening', 'shortlisted', 'interviewing', 'reference check', 'background check', 'selected', 'offer sent', 'offer accepted', 'contract sent', 'contract signed', 'hired', 'on hold', 'rejected', 'withdrawn')),
	CONSTRAINT "application_ranks_profile_score_check" CHECK ("application_ranks"."profile_score" between 0 and 100)
);
--> statement-breakpoint
-- By hand: what applications came to, before what it is kept in goes.
INSERT INTO application_ranks (application_id, requisition_id, applicant_id, status, status_since, profile_score)
SELECT id, requisition_id, applicant_id, status, status_since, profile_score FROM applications ORDER BY id;--> statement-breakpoint
ALTER TABLE "application_ranks" ADD CONSTRAINT "application_ranks_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ranks" ADD CONSTRAINT "application_ranks_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_ranks" ADD CONSTRAINT "application_ranks_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_ranks_requisition" ON "application_ranks" USING btree ("requisition_id","profile_score" DESC NULLS LAST,"application_id","status");--> statement-breakpoint
CREATE INDEX "application_ranks_board" ON "application_ranks" USING btree ("status","profile_score" DESC NULLS LAST,"application_id" DESC NULLS FIRST,"status_since","requisition_id","applicant_id");--> statement-breakpoint
CREATE INDEX "application_ranks_by_score" ON "application_ranks" USING btree ("profile_score","application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_ranks_by_score_down" ON "application_ranks" USING btree ("profile_score" DESC NULLS LAST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_ranks_applicant" ON "application_ranks" USING btree ("applicant_id");--> statement-breakpoint
ALTER TABLE "application_scores" DROP CONSTRAINT "application_scores_scoring_id_scorings_id_fk";--> statement-breakpoint
ALTER TABLE "application_scores" DROP CONSTRAINT "application_scores_requisition_id_requisitions_id_fk";--> statement-breakpoint
CREATE UNIQUE INDEX "scorings_of_requisition" ON "scorings" USING btree ("id","requisition_id");--> statement-breakpoint
ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_of_scoring" FOREIGN KEY ("scoring_id","requisition_id") REFERENCES "public"."scorings"("id","requisition_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_profile_score_check";--> statement-breakpoint
DROP INDEX "applications_ranked";--> statement-breakpoint
DROP INDEX "applications_board";--> statement-breakpoint
DROP INDEX "applications_by_profile_score";--> statement-breakpoint
DROP INDEX "applications_by_profile_score_down";--> statement-breakpoint
ALTER TABLE "application_details" DROP COLUMN "score_breakdown";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "profile_score";--> statement-breakpoint
-- Each application has its row; what is copied follows it, and what it comes to is written by the scoring alone.
CREATE FUNCTION rank_applications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO application_ranks (application_id, requisition_id, applicant_id, status, status_since)
    SELECT id, requisition_id, applicant_id, status, status_since FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_ranks_added AFTER INSERT ON applications REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION rank_applications();--> statement-breakpoint
-- By row: a statement's rows joined as a whole might be planned for thousands, and kept so for one.
CREATE FUNCTION keep_application_rank() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application_ranks SET requisition_id = NEW.requisition_id, applicant_id = NEW.applicant_id, status = NEW.status, status_since = NEW.status_since
    WHERE application_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_ranks_moved AFTER UPDATE OF requisition_id, applicant_id, status, status_since ON applications FOR EACH ROW
  WHEN ((OLD.requisition_id, OLD.applicant_id, OLD.status, OLD.status_since) IS DISTINCT FROM (NEW.requisition_id, NEW.applicant_id, NEW.status, NEW.status_since))
  EXECUTE FUNCTION keep_application_rank();
--> statement-breakpoint
-- What the audit log says of a scoring of many: each application with its score before and after. `npm run verify-audit` counts it again.
CREATE FUNCTION scoring_digest(scoring integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(coalesce(string_agg(concat_ws(' ', s.application_id, coalesce(before.profile_score::text, '-'), coalesce(s.profile_score::text, '-')), ',' ORDER BY s.application_id), ''), 'UTF8')), 'hex')
  FROM application_scores s LEFT JOIN LATERAL (
    SELECT b.profile_score FROM application_scores b WHERE b.application_id = s.application_id AND b.id < s.id ORDER BY b.id DESC LIMIT 1) before ON true
  WHERE s.scoring_id = scoring
$$;

