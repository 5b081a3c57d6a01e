CREATE TABLE "referrals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referrals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"requisition_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"way" text NOT NULL,
	"name" text,
	"email" text,
	"why" text,
	"late" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referrals_way_check" CHECK ("referrals"."way" in ('LINK', 'ENTERED')),
	CONSTRAINT "referrals_typed" CHECK (num_nulls(name, email, why) in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "list_columns" DROP CONSTRAINT "list_columns_list_check";--> statement-breakpoint
ALTER TABLE "list_views" DROP CONSTRAINT "list_views_list_check";--> statement-breakpoint
ALTER TABLE "templates" DROP CONSTRAINT "templates_event_check";--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_once" ON "referrals" USING btree ("account_id","requisition_id",lower("email")) WHERE email is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_first" ON "referrals" USING btree ("application_id") WHERE not late;--> statement-breakpoint
CREATE INDEX "referrals_account" ON "referrals" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "referrals_requisition" ON "referrals" USING btree ("requisition_id");--> statement-breakpoint
CREATE INDEX "referrals_application" ON "referrals" USING btree ("application_id");--> statement-breakpoint
ALTER TABLE "list_columns" ADD CONSTRAINT "list_columns_list_check" CHECK ("list_columns"."list" in ('requisitions', 'tracking', 'applications', 'candidates', 'interviews', 'employees', 'outbox', 'users', 'peopleWeKnow', 'peopleGroups', 'groupMembers', 'referrals'));--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_list_check" CHECK ("list_views"."list" in ('requisitions', 'tracking', 'applications', 'candidates', 'interviews', 'employees', 'outbox', 'users', 'peopleWeKnow', 'peopleGroups', 'groupMembers', 'referrals'));--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_event_check" CHECK ("templates"."event" in ('APPROVAL_REQUESTED', 'REQUISITION_DECIDED', 'APPLICATION_RECEIVED', 'APPLICATION_REFERRED', 'OWN_PAGE_LINK', 'APPLICATION_REJECTED', 'APPLICATION_WITHDRAWN', 'POSITION_CLOSED', 'INVITED_TO_APPLY', 'INTERVIEW_SCHEDULED', 'INTERVIEW_CHANGED', 'INTERVIEW_CANCELLED', 'INTERVIEW_OFFERED', 'INTERVIEW_PANEL', 'NOTE_MENTION', 'OFFER_LETTER', 'CONTRACT_LETTER', 'LETTER_REVOKED', 'LETTER_ANSWERED', 'COMPLIANCE_REQUESTED', 'COMPLIANCE_ANSWERED', 'REGISTRATION_CODE', 'PASSWORD_RESET', 'INVITATION', 'SIGN_IN_FAILURES', 'OVER_LIMIT', 'WELCOME', 'CANDIDATE_MESSAGE', 'OFFER_LETTER_TEXT', 'CONTRACT_LETTER_TEXT'));