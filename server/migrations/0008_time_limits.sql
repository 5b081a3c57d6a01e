CREATE TABLE "time_limit_digests" (
	"account_id" integer NOT NULL,
	"day" date NOT NULL,
	"applications" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "time_limit_digests_account_id_day_pk" PRIMARY KEY("account_id","day"),
	CONSTRAINT "time_limit_digests_applications_check" CHECK ("time_limit_digests"."applications" >= 1)
);
--> statement-breakpoint
CREATE TABLE "time_limits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "time_limits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"department_id" integer,
	"working_days" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "time_limits_in_states" CHECK ("time_limits"."status" in ('new application', 'screening', 'shortlisted', 'interviewing', 'reference check', 'background check', 'selected', 'offer sent', 'offer accepted', 'contract sent', 'contract signed', 'hired', 'on hold', 'rejected', 'withdrawn')),
	CONSTRAINT "time_limits_working_days_check" CHECK ("time_limits"."working_days" between 1 and 250)
);
--> statement-breakpoint
ALTER TABLE "templates" DROP CONSTRAINT "templates_event_check";--> statement-breakpoint
ALTER TABLE "time_limit_digests" ADD CONSTRAINT "time_limit_digests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_limits" ADD CONSTRAINT "time_limits_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "time_limits_once" ON "time_limits" USING btree ("status",coalesce("department_id", 0));--> statement-breakpoint
CREATE INDEX "time_limits_department" ON "time_limits" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "applications_waiting" ON "applications" USING btree ("status","status_since","requisition_id");--> statement-breakpoint
CREATE INDEX "applications_board" ON "applications" USING btree ("status","profile_score" DESC NULLS LAST,"id" DESC NULLS FIRST,"status_since","requisition_id");--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_event_check" CHECK ("templates"."event" in ('APPROVAL_REQUESTED', 'REQUISITION_DECIDED', 'APPLICATION_RECEIVED', 'INTERVIEW_SCHEDULED', 'INTERVIEW_CHANGED', 'INTERVIEW_CANCELLED', 'INTERVIEW_PANEL', 'OFFER_LETTER', 'CONTRACT_LETTER', 'LETTER_REVOKED', 'LETTER_ANSWERED', 'COMPLIANCE_REQUESTED', 'COMPLIANCE_ANSWERED', 'REGISTRATION_CODE', 'PASSWORD_RESET', 'INVITATION', 'SIGN_IN_FAILURES', 'OVER_LIMIT', 'WELCOME', 'OFFER_LETTER_TEXT', 'CONTRACT_LETTER_TEXT'));
--> statement-breakpoint
INSERT INTO "time_limits" ("status", "working_days") VALUES
  ('new application', 3), ('screening', 5), ('shortlisted', 4), ('interviewing', 10), ('reference check', 5), ('background check', 10),
  ('selected', 3), ('offer sent', 5), ('offer accepted', 5), ('contract sent', 5), ('contract signed', 5), ('on hold', 20);
