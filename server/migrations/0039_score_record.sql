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
ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_scoring_id_scorings_id_fk" FOREIGN KEY ("scoring_id") REFERENCES "public"."scorings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "criteria_snapshots" ADD CONSTRAINT "criteria_snapshots_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorings" ADD CONSTRAINT "scorings_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorings" ADD CONSTRAINT "scorings_snapshot_id_criteria_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."criteria_snapshots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_scores_scoring" ON "application_scores" USING btree ("scoring_id");--> statement-breakpoint
CREATE INDEX "application_scores_application" ON "application_scores" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_scores_requisition" ON "application_scores" USING btree ("requisition_id","application_id","at");--> statement-breakpoint
CREATE INDEX "criteria_snapshots_requisition" ON "criteria_snapshots" USING btree ("requisition_id","id");--> statement-breakpoint
CREATE INDEX "scorings_requisition" ON "scorings" USING btree ("requisition_id","at");--> statement-breakpoint
CREATE INDEX "scorings_snapshot" ON "scorings" USING btree ("snapshot_id");--> statement-breakpoint
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
