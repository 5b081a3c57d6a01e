CREATE TABLE "application_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"requisition_id" integer NOT NULL,
	"applicant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"application_id" integer
);
--> statement-breakpoint
CREATE TABLE "people_group_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_group_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"applicant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"merge_id" integer
);
--> statement-breakpoint
CREATE TABLE "people_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"owner_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "list_columns" DROP CONSTRAINT "list_columns_list_check";--> statement-breakpoint
ALTER TABLE "list_views" DROP CONSTRAINT "list_views_list_check";--> statement-breakpoint
ALTER TABLE "templates" DROP CONSTRAINT "templates_event_check";--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "consent_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "anonymised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_invitations" ADD CONSTRAINT "application_invitations_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_invitations" ADD CONSTRAINT "application_invitations_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_invitations" ADD CONSTRAINT "application_invitations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_invitations" ADD CONSTRAINT "application_invitations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_group_members" ADD CONSTRAINT "people_group_members_group_id_people_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."people_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_group_members" ADD CONSTRAINT "people_group_members_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_group_members" ADD CONSTRAINT "people_group_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_group_members" ADD CONSTRAINT "people_group_members_merge_id_applicant_merges_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."applicant_merges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_groups" ADD CONSTRAINT "people_groups_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_invitations_once" ON "application_invitations" USING btree ("requisition_id","applicant_id");--> statement-breakpoint
CREATE INDEX "application_invitations_applicant" ON "application_invitations" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "application_invitations_account" ON "application_invitations" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_invitations_application" ON "application_invitations" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_group_members_once" ON "people_group_members" USING btree ("group_id","applicant_id");--> statement-breakpoint
CREATE INDEX "people_group_members_applicant" ON "people_group_members" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "people_group_members_account" ON "people_group_members" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "people_group_members_merge" ON "people_group_members" USING btree ("merge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_groups_name" ON "people_groups" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "people_groups_owner" ON "people_groups" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "applications_kept_on_file" ON "applications" USING btree ("status_since") WHERE keep_on_file;--> statement-breakpoint
ALTER TABLE "list_columns" ADD CONSTRAINT "list_columns_list_check" CHECK ("list_columns"."list" in ('requisitions', 'tracking', 'applications', 'candidates', 'interviews', 'employees', 'outbox', 'users', 'peopleWeKnow', 'peopleGroups', 'groupMembers'));--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_list_check" CHECK ("list_views"."list" in ('requisitions', 'tracking', 'applications', 'candidates', 'interviews', 'employees', 'outbox', 'users', 'peopleWeKnow', 'peopleGroups', 'groupMembers'));--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_event_check" CHECK ("templates"."event" in ('APPROVAL_REQUESTED', 'REQUISITION_DECIDED', 'APPLICATION_RECEIVED', 'APPLICATION_REJECTED', 'APPLICATION_WITHDRAWN', 'POSITION_CLOSED', 'INVITED_TO_APPLY', 'INTERVIEW_SCHEDULED', 'INTERVIEW_CHANGED', 'INTERVIEW_CANCELLED', 'INTERVIEW_PANEL', 'OFFER_LETTER', 'CONTRACT_LETTER', 'LETTER_REVOKED', 'LETTER_ANSWERED', 'COMPLIANCE_REQUESTED', 'COMPLIANCE_ANSWERED', 'REGISTRATION_CODE', 'PASSWORD_RESET', 'INVITATION', 'SIGN_IN_FAILURES', 'OVER_LIMIT', 'WELCOME', 'OFFER_LETTER_TEXT', 'CONTRACT_LETTER_TEXT'));