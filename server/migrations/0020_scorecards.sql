CREATE TABLE "scorecard_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scorecard_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"scorecard_id" integer NOT NULL,
	"number" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"summary" text NOT NULL,
	"overall" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scorecard_versions_overall_check" CHECK ("scorecard_versions"."overall" in ('STRONG_NO', 'NO', 'NEUTRAL', 'YES', 'STRONG_YES')),
	CONSTRAINT "scorecard_versions_number_check" CHECK ("scorecard_versions"."number" >= 1)
);
--> statement-breakpoint
CREATE TABLE "scorecards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scorecards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"interview_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"answers" jsonb NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"overall" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "scorecards_in_states" CHECK ("scorecards"."status" in ('draft', 'submitted', 'changing')),
	CONSTRAINT "scorecards_overall_check" CHECK ("scorecards"."overall" in ('STRONG_NO', 'NO', 'NEUTRAL', 'YES', 'STRONG_YES')),
	CONSTRAINT "scorecards_revision_check" CHECK ("scorecards"."revision" >= 0)
);
--> statement-breakpoint
INSERT INTO "scorecards" ("interview_id", "account_id", "status", "answers", "summary", "overall", "revision", "submitted_at", "created_at", "saved_at")
SELECT "interview_id", "account_id", 'submitted', '[]', "comment", "value", 1, "at", "at", "at" FROM "interview_feedback";--> statement-breakpoint
INSERT INTO "scorecard_versions" ("scorecard_id", "number", "answers", "summary", "overall", "at")
SELECT "id", 1, "answers", "summary", "overall", "saved_at" FROM "scorecards";--> statement-breakpoint
UPDATE "selection_templates" SET "steps" = (SELECT coalesce(jsonb_agg(one || '{"kit":{"purpose":null,"preparation":null,"avoid":null,"questions":[],"attributes":[]}}' ORDER BY at), '[]')
  FROM jsonb_array_elements("steps") WITH ORDINALITY AS kept(one, at));--> statement-breakpoint
DROP TABLE "interview_feedback" CASCADE;--> statement-breakpoint
ALTER TABLE "selection_steps" ADD COLUMN "kit" jsonb DEFAULT '{"purpose":null,"preparation":null,"avoid":null,"questions":[],"attributes":[]}' NOT NULL;--> statement-breakpoint
ALTER TABLE "scorecard_versions" ADD CONSTRAINT "scorecard_versions_scorecard_id_scorecards_id_fk" FOREIGN KEY ("scorecard_id") REFERENCES "public"."scorecards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "scorecard_versions_once" ON "scorecard_versions" USING btree ("scorecard_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "scorecards_once" ON "scorecards" USING btree ("interview_id","account_id");--> statement-breakpoint
CREATE INDEX "scorecards_account" ON "scorecards" USING btree ("account_id");