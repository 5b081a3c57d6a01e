CREATE TABLE "task_template_departments" (
	"template_id" integer NOT NULL,
	"ref_id" integer NOT NULL,
	CONSTRAINT "task_template_departments_template_id_ref_id_pk" PRIMARY KEY("template_id","ref_id")
);
--> statement-breakpoint
CREATE TABLE "task_template_position_types" (
	"template_id" integer NOT NULL,
	"ref_id" integer NOT NULL,
	CONSTRAINT "task_template_position_types_template_id_ref_id_pk" PRIMARY KEY("template_id","ref_id")
);
--> statement-breakpoint
CREATE TABLE "task_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text,
	"owner" text NOT NULL,
	"owner_account_id" integer,
	"due_days" integer NOT NULL,
	"position" integer NOT NULL,
	"retired" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_templates_owner_check" CHECK ("task_templates"."owner" in ('NEW_HIRE', 'MANAGER', 'OFFICER', 'NAMED')),
	CONSTRAINT "task_templates_due_days_check" CHECK ("task_templates"."due_days" between -365 and 365)
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"template_id" integer,
	"name" text NOT NULL,
	"description" text,
	"owner" text NOT NULL,
	"owner_account_id" integer,
	"due_days" integer,
	"due_on" date,
	"status" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"done_at" timestamp with time zone,
	"done_by" text,
	"told_due_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tasks_owner_check" CHECK ("tasks"."owner" in ('NEW_HIRE', 'MANAGER', 'OFFICER', 'NAMED')),
	CONSTRAINT "tasks_in_states" CHECK ("tasks"."status" in ('open', 'done', 'not needed'))
);
--> statement-breakpoint
ALTER TABLE "list_columns" DROP CONSTRAINT "list_columns_list_check";--> statement-breakpoint
ALTER TABLE "list_views" DROP CONSTRAINT "list_views_list_check";--> statement-breakpoint
ALTER TABLE "templates" DROP CONSTRAINT "templates_event_check";--> statement-breakpoint
ALTER TABLE "task_template_departments" ADD CONSTRAINT "task_template_departments_template_id_task_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."task_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_template_departments" ADD CONSTRAINT "task_template_departments_ref_id_departments_id_fk" FOREIGN KEY ("ref_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_template_position_types" ADD CONSTRAINT "task_template_position_types_template_id_task_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."task_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_template_position_types" ADD CONSTRAINT "task_template_position_types_ref_id_position_types_id_fk" FOREIGN KEY ("ref_id") REFERENCES "public"."position_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_owner_account_id_accounts_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_template_id_task_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."task_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_owner_account_id_accounts_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_template_departments_ref" ON "task_template_departments" USING btree ("ref_id");--> statement-breakpoint
CREATE INDEX "task_template_position_types_ref" ON "task_template_position_types" USING btree ("ref_id");--> statement-breakpoint
CREATE INDEX "task_templates_owner" ON "task_templates" USING btree ("owner_account_id");--> statement-breakpoint
CREATE INDEX "tasks_employee" ON "tasks" USING btree ("employee_id");--> statement-breakpoint
CREATE INDEX "tasks_template" ON "tasks" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "tasks_owner" ON "tasks" USING btree ("owner_account_id","due_on");--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "tasks_name" ON "tasks" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "tasks_status" ON "tasks" USING btree ("status","due_on");--> statement-breakpoint
ALTER TABLE "list_columns" ADD CONSTRAINT "list_columns_list_check" CHECK ("list_columns"."list" in ('requisitions', 'tracking', 'applications', 'candidates', 'interviews', 'employees', 'outbox', 'users', 'peopleWeKnow', 'peopleGroups', 'groupMembers', 'referrals', 'selectedApplications', 'expiringDocuments', 'tasks'));--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_list_check" CHECK ("list_views"."list" in ('requisitions', 'tracking', 'applications', 'candidates', 'interviews', 'employees', 'outbox', 'users', 'peopleWeKnow', 'peopleGroups', 'groupMembers', 'referrals', 'selectedApplications', 'expiringDocuments', 'tasks'));--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_event_check" CHECK ("templates"."event" in ('APPROVAL_REQUESTED', 'REQUISITION_DECIDED', 'APPLICATION_RECEIVED', 'APPLICATION_REFERRED', 'OWN_PAGE_LINK', 'APPLICATION_REJECTED', 'APPLICATION_WITHDRAWN', 'POSITION_CLOSED', 'INVITED_TO_APPLY', 'INTERVIEW_SCHEDULED', 'INTERVIEW_CHANGED', 'INTERVIEW_CANCELLED', 'INTERVIEW_OFFERED', 'INTERVIEW_PANEL', 'NOTE_MENTION', 'OFFER_LETTER', 'CONTRACT_LETTER', 'LETTER_REMINDER', 'LETTER_REVOKED', 'LETTER_ANSWERED', 'COMPLIANCE_REQUESTED', 'COMPLIANCE_ANSWERED', 'DOCUMENT_EXPIRING', 'DOCUMENT_EXPIRY_NOTICE', 'REGISTRATION_CODE', 'PASSWORD_RESET', 'INVITATION', 'SIGN_IN_FAILURES', 'OVER_LIMIT', 'WELCOME', 'TASKS_OVERDUE', 'CANDIDATE_MESSAGE', 'OFFER_LETTER_TEXT', 'CONTRACT_LETTER_TEXT'));