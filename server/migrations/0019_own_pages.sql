CREATE TABLE "application_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"given" boolean NOT NULL,
	"wording" text NOT NULL,
	"wording_version" integer NOT NULL,
	"language" text NOT NULL,
	"wording_hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_consents_kind_check" CHECK ("application_consents"."kind" in ('APPLICATION', 'KEEP_LONGER')),
	CONSTRAINT "application_consents_language_check" CHECK ("application_consents"."language" in ('en', 'de')),
	CONSTRAINT "application_consents_wording_version_check" CHECK ("application_consents"."wording_version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "application_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "interview_refusals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_refusals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"interview_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"note" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "templates" DROP CONSTRAINT "templates_event_check";--> statement-breakpoint
ALTER TABLE "outbox_secrets" ALTER COLUMN "registration_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_secrets" ADD COLUMN "application_link_id" integer;--> statement-breakpoint
ALTER TABLE "application_consents" ADD CONSTRAINT "application_consents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_links" ADD CONSTRAINT "application_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_refusals" ADD CONSTRAINT "interview_refusals_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_consents_application" ON "application_consents" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_links_key" ON "application_links" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "application_links_one" ON "application_links" USING btree ("application_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "application_links_application" ON "application_links" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_refusals_once" ON "interview_refusals" USING btree ("interview_id","starts_at");--> statement-breakpoint
ALTER TABLE "outbox_secrets" ADD CONSTRAINT "outbox_secrets_application_link_id_application_links_id_fk" FOREIGN KEY ("application_link_id") REFERENCES "public"."application_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_secrets_application_link" ON "outbox_secrets" USING btree ("application_link_id");--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_event_check" CHECK ("templates"."event" in ('APPROVAL_REQUESTED', 'REQUISITION_DECIDED', 'APPLICATION_RECEIVED', 'OWN_PAGE_LINK', 'APPLICATION_REJECTED', 'APPLICATION_WITHDRAWN', 'POSITION_CLOSED', 'INVITED_TO_APPLY', 'INTERVIEW_SCHEDULED', 'INTERVIEW_CHANGED', 'INTERVIEW_CANCELLED', 'INTERVIEW_PANEL', 'OFFER_LETTER', 'CONTRACT_LETTER', 'LETTER_REVOKED', 'LETTER_ANSWERED', 'COMPLIANCE_REQUESTED', 'COMPLIANCE_ANSWERED', 'REGISTRATION_CODE', 'PASSWORD_RESET', 'INVITATION', 'SIGN_IN_FAILURES', 'OVER_LIMIT', 'WELCOME', 'CANDIDATE_MESSAGE', 'OFFER_LETTER_TEXT', 'CONTRACT_LETTER_TEXT'));--> statement-breakpoint
ALTER TABLE "outbox_secrets" ADD CONSTRAINT "outbox_secrets_opens_one" CHECK (num_nonnulls("outbox_secrets"."registration_id", "outbox_secrets"."application_link_id") = 1);