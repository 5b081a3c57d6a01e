CREATE TABLE "saved_report_readers" (
	"report_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "saved_report_readers_report_id_account_id_pk" PRIMARY KEY("report_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "saved_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"report" text NOT NULL,
	"period" text NOT NULL,
	"first_day" date,
	"last_day" date,
	"compare" text NOT NULL,
	"department_id" integer,
	"position_type_id" integer,
	"city_id" integer,
	"mailed" text NOT NULL,
	"mailed_for" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "saved_reports_report_check" CHECK ("saved_reports"."report" in ('overview', 'pipeline', 'timeInStage', 'timeToHire', 'sources', 'offers', 'interviews', 'ageing', 'headcount', 'onboarding', 'compliance')),
	CONSTRAINT "saved_reports_period_check" CHECK ("saved_reports"."period" in ('thisMonth', 'lastMonth', 'threeMonths', 'lastQuarter', 'thisYear', 'lastYear', 'ownDays')),
	CONSTRAINT "saved_reports_compare_check" CHECK ("saved_reports"."compare" in ('none', 'before', 'year')),
	CONSTRAINT "saved_reports_mailed_check" CHECK ("saved_reports"."mailed" in ('never', 'weekly', 'monthly')),
	CONSTRAINT "saved_reports_days" CHECK (("saved_reports"."period" = 'ownDays') = ("saved_reports"."first_day" is not null and "saved_reports"."last_day" is not null))
);
--> statement-breakpoint
CREATE TABLE "learning_reminders_by_hand" (
	"assignment_id" integer NOT NULL,
	"day" date NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learning_reminders_by_hand_assignment_id_day_pk" PRIMARY KEY("assignment_id","day")
);
--> statement-breakpoint
CREATE TABLE "onboarding_document_courses" (
	"document_id" integer PRIMARY KEY NOT NULL,
	"course_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "budgeted_positions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budgeted_positions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"quarter" date NOT NULL,
	"position_title" text DEFAULT '' NOT NULL,
	"people" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "budgeted_positions_people_check" CHECK ("budgeted_positions"."people" between 1 and 10000),
	CONSTRAINT "budgeted_positions_first_day" CHECK ("budgeted_positions"."quarter" = date_trunc('quarter', "budgeted_positions"."quarter"::timestamp)::date)
);
--> statement-breakpoint
ALTER TABLE "list_columns" DROP CONSTRAINT "list_columns_list_check";--> statement-breakpoint
ALTER TABLE "list_views" DROP CONSTRAINT "list_views_list_check";--> statement-breakpoint
ALTER TABLE "templates" DROP CONSTRAINT "templates_event_check";--> statement-breakpoint
ALTER TABLE "saved_report_readers" ADD CONSTRAINT "saved_report_readers_report_id_saved_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."saved_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_report_readers" ADD CONSTRAINT "saved_report_readers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_reports" ADD CONSTRAINT "saved_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_reports" ADD CONSTRAINT "saved_reports_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_reports" ADD CONSTRAINT "saved_reports_position_type_id_position_types_id_fk" FOREIGN KEY ("position_type_id") REFERENCES "public"."position_types"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_reports" ADD CONSTRAINT "saved_reports_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_reminders_by_hand" ADD CONSTRAINT "learning_reminders_by_hand_assignment_id_course_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."course_assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_document_courses" ADD CONSTRAINT "onboarding_document_courses_document_id_onboarding_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."onboarding_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_document_courses" ADD CONSTRAINT "onboarding_document_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budgeted_positions" ADD CONSTRAINT "budgeted_positions_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_report_readers_account" ON "saved_report_readers" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_reports_name" ON "saved_reports" USING btree ("account_id",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_reports_mailed" ON "saved_reports" USING btree ("mailed","id") WHERE "saved_reports"."mailed" <> 'never';--> statement-breakpoint
CREATE INDEX "saved_reports_department" ON "saved_reports" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "saved_reports_position_type" ON "saved_reports" USING btree ("position_type_id");--> statement-breakpoint
CREATE INDEX "saved_reports_city" ON "saved_reports" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "onboarding_document_courses_course" ON "onboarding_document_courses" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "budgeted_positions_once" ON "budgeted_positions" USING btree ("department_id","quarter",lower("position_title"));--> statement-breakpoint
CREATE INDEX "budgeted_positions_quarter" ON "budgeted_positions" USING btree ("quarter","id");--> statement-breakpoint
ALTER TABLE "list_columns" ADD CONSTRAINT "list_columns_list_check" CHECK ("list_columns"."list" in ('requisitions', 'tracking', 'applications', 'candidates', 'interviews', 'employees', 'outbox', 'users', 'peopleWeKnow', 'peopleGroups', 'groupMembers', 'referrals', 'selectedApplications', 'expiringDocuments', 'tasks', 'onboarding', 'leaveRequests', 'leaveBalances', 'leaveLedger', 'reportRows', 'budgetedPositions', 'hiringRows', 'courses', 'learningRules'));--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_list_check" CHECK ("list_views"."list" in ('requisitions', 'tracking', 'applications', 'candidates', 'interviews', 'employees', 'outbox', 'users', 'peopleWeKnow', 'peopleGroups', 'groupMembers', 'referrals', 'selectedApplications', 'expiringDocuments', 'tasks', 'onboarding', 'leaveRequests', 'leaveBalances', 'leaveLedger', 'reportRows', 'budgetedPositions', 'hiringRows', 'courses', 'learningRules'));--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_event_check" CHECK ("templates"."event" in ('APPROVAL_REQUESTED', 'REQUISITION_DECIDED', 'APPLICATION_RECEIVED', 'APPLICATION_REFERRED', 'OWN_PAGE_LINK', 'APPLICATION_REJECTED', 'APPLICATION_WITHDRAWN', 'POSITION_CLOSED', 'INVITED_TO_APPLY', 'INTERVIEW_SCHEDULED', 'INTERVIEW_CHANGED', 'INTERVIEW_CANCELLED', 'INTERVIEW_OFFERED', 'INTERVIEW_PANEL', 'NOTE_MENTION', 'OFFER_LETTER', 'CONTRACT_LETTER', 'LETTER_REMINDER', 'ONBOARDING_REMINDER', 'LETTER_REVOKED', 'LETTER_ANSWERED', 'COMPLIANCE_REQUESTED', 'COMPLIANCE_ANSWERED', 'DOCUMENT_EXPIRING', 'DOCUMENT_EXPIRY_NOTICE', 'REGISTRATION_CODE', 'PASSWORD_RESET', 'INVITATION', 'SIGN_IN_FAILURES', 'OVER_LIMIT', 'WELCOME', 'TASKS_OVERDUE', 'LEAVE_ASKED', 'LEAVE_ANSWERED', 'LEAVE_SUBSTITUTE', 'LEAVE_CORRECTED', 'COURSES_DUE', 'COURSES_OVERDUE', 'COURSES_REMINDER', 'SESSION_CHANGED', 'SAVED_REPORT', 'CANDIDATE_MESSAGE', 'OFFER_LETTER_TEXT', 'CONTRACT_LETTER_TEXT'));