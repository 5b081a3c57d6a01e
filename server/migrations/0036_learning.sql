CREATE TABLE "course_assignments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"rule_id" integer,
	"opened_on" date NOT NULL,
	"due_on" date NOT NULL,
	"status" text DEFAULT 'assigned' NOT NULL,
	"started_on" date,
	"failed_on" date,
	"required_until" date,
	"reason" text,
	"certificate_file_id" integer,
	"certificate_on" date,
	"handed_in_by_id" integer,
	"assigned_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_assignments_in_states" CHECK ("course_assignments"."status" in ('assigned', 'started', 'handed in', 'failed', 'completed', 'not needed'))
);
--> statement-breakpoint
CREATE TABLE "course_completions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_completions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"assignment_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"completed_on" date NOT NULL,
	"valid_until" date,
	"score" integer,
	"certificate_file_id" integer,
	"confirmed_by_id" integer,
	"confirmed_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_completions_score_check" CHECK ("course_completions"."score" between 0 and 100),
	CONSTRAINT "course_completions_valid_until_in_order" CHECK ("course_completions"."completed_on" <= "course_completions"."valid_until")
);
--> statement-breakpoint
CREATE TABLE "course_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version_id" integer NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"options" text[] NOT NULL,
	"answer" integer NOT NULL,
	CONSTRAINT "course_questions_options" CHECK (cardinality("course_questions"."options") between 2 and 6 and "course_questions"."answer" between 0 and cardinality("course_questions"."options") - 1)
);
--> statement-breakpoint
CREATE TABLE "course_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"place" text NOT NULL,
	"day" date NOT NULL,
	"from" text NOT NULL,
	"until" text NOT NULL,
	"seats" integer NOT NULL,
	"called_off" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_sessions_seats_check" CHECK ("course_sessions"."seats" between 1 and 1000),
	CONSTRAINT "course_sessions_until_in_order" CHECK ("course_sessions"."from" <= "course_sessions"."until")
);
--> statement-breakpoint
CREATE TABLE "course_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"number" integer NOT NULL,
	"link" text,
	"file_id" integer,
	"pass_mark" integer,
	"by_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_versions_pass_mark_check" CHECK ("course_versions"."pass_mark" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text,
	"kind" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"minutes" integer,
	"valid_months" integer,
	"number" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courses_kind_check" CHECK ("courses"."kind" in ('DOCUMENT', 'LINK', 'SESSION', 'CERTIFICATE')),
	CONSTRAINT "courses_minutes_check" CHECK ("courses"."minutes" between 1 and 10000),
	CONSTRAINT "courses_valid_months_check" CHECK ("courses"."valid_months" between 1 and 600),
	CONSTRAINT "courses_in_states" CHECK ("courses"."status" in ('draft', 'published', 'retired'))
);
--> statement-breakpoint
CREATE TABLE "learning_notes" (
	"manager_id" integer NOT NULL,
	"week" date NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learning_notes_manager_id_week_pk" PRIMARY KEY("manager_id","week")
);
--> statement-breakpoint
CREATE TABLE "learning_reminders" (
	"assignment_id" integer NOT NULL,
	"due_on" date NOT NULL,
	"days_before" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learning_reminders_assignment_id_due_on_days_before_pk" PRIMARY KEY("assignment_id","due_on","days_before"),
	CONSTRAINT "learning_reminders_days_before_check" CHECK ("learning_reminders"."days_before" between 0 and 7)
);
--> statement-breakpoint
CREATE TABLE "learning_rule_departments" (
	"rule_id" integer NOT NULL,
	"ref_id" integer NOT NULL,
	CONSTRAINT "learning_rule_departments_rule_id_ref_id_pk" PRIMARY KEY("rule_id","ref_id")
);
--> statement-breakpoint
CREATE TABLE "learning_rule_position_types" (
	"rule_id" integer NOT NULL,
	"ref_id" integer NOT NULL,
	CONSTRAINT "learning_rule_position_types_rule_id_ref_id_pk" PRIMARY KEY("rule_id","ref_id")
);
--> statement-breakpoint
CREATE TABLE "learning_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learning_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"due_days" integer NOT NULL,
	"repeat" text NOT NULL,
	"repeat_months" integer,
	"fixed_month" integer,
	"fixed_day" integer,
	"open_days" integer NOT NULL,
	"counts_from" date NOT NULL,
	"retired" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learning_rules_repeat_check" CHECK ("learning_rules"."repeat" in ('VALIDITY', 'MONTHS', 'FIXED_DAY')),
	CONSTRAINT "learning_rules_due_days_check" CHECK ("learning_rules"."due_days" between 0 and 3650),
	CONSTRAINT "learning_rules_open_days_check" CHECK ("learning_rules"."open_days" between 0 and 365),
	CONSTRAINT "learning_rules_repeat_months" CHECK (("learning_rules"."repeat" = 'MONTHS') = ("learning_rules"."repeat_months" is not null)),
	CONSTRAINT "learning_rules_fixed_day" CHECK (("learning_rules"."repeat" = 'FIXED_DAY') = ("learning_rules"."fixed_month" is not null and "learning_rules"."fixed_day" is not null))
);
--> statement-breakpoint
CREATE TABLE "session_places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"assignment_id" integer NOT NULL,
	"state" text NOT NULL,
	"booked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_places_state_check" CHECK ("session_places"."state" in ('PLACE', 'WAITING', 'PRESENT', 'ABSENT'))
);
--> statement-breakpoint
ALTER TABLE "templates" DROP CONSTRAINT "templates_event_check";--> statement-breakpoint
ALTER TABLE "course_assignments" ADD CONSTRAINT "course_assignments_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_assignments" ADD CONSTRAINT "course_assignments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_assignments" ADD CONSTRAINT "course_assignments_rule_id_learning_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."learning_rules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_assignments" ADD CONSTRAINT "course_assignments_certificate_file_id_files_id_fk" FOREIGN KEY ("certificate_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_assignments" ADD CONSTRAINT "course_assignments_handed_in_by_id_accounts_id_fk" FOREIGN KEY ("handed_in_by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_completions" ADD CONSTRAINT "course_completions_assignment_id_course_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."course_assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_completions" ADD CONSTRAINT "course_completions_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_completions" ADD CONSTRAINT "course_completions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_completions" ADD CONSTRAINT "course_completions_version_id_course_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."course_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_completions" ADD CONSTRAINT "course_completions_certificate_file_id_files_id_fk" FOREIGN KEY ("certificate_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_completions" ADD CONSTRAINT "course_completions_confirmed_by_id_accounts_id_fk" FOREIGN KEY ("confirmed_by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_questions" ADD CONSTRAINT "course_questions_version_id_course_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."course_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_sessions" ADD CONSTRAINT "course_sessions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_versions" ADD CONSTRAINT "course_versions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_versions" ADD CONSTRAINT "course_versions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_notes" ADD CONSTRAINT "learning_notes_manager_id_employees_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_reminders" ADD CONSTRAINT "learning_reminders_assignment_id_course_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."course_assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_rule_departments" ADD CONSTRAINT "learning_rule_departments_rule_id_learning_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."learning_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_rule_departments" ADD CONSTRAINT "learning_rule_departments_ref_id_departments_id_fk" FOREIGN KEY ("ref_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_rule_position_types" ADD CONSTRAINT "learning_rule_position_types_rule_id_learning_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."learning_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_rule_position_types" ADD CONSTRAINT "learning_rule_position_types_ref_id_position_types_id_fk" FOREIGN KEY ("ref_id") REFERENCES "public"."position_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_rules" ADD CONSTRAINT "learning_rules_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_places" ADD CONSTRAINT "session_places_session_id_course_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."course_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_places" ADD CONSTRAINT "session_places_assignment_id_course_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."course_assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_assignments_open" ON "course_assignments" USING btree ("employee_id","course_id") WHERE status in ('assigned', 'started', 'handed in', 'failed');--> statement-breakpoint
CREATE INDEX "course_assignments_newest" ON "course_assignments" USING btree ("employee_id","course_id","opened_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "course_assignments_course" ON "course_assignments" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_assignments_rule" ON "course_assignments" USING btree ("rule_id");--> statement-breakpoint
CREATE INDEX "course_assignments_due" ON "course_assignments" USING btree ("due_on") WHERE status in ('assigned', 'started', 'handed in', 'failed');--> statement-breakpoint
CREATE INDEX "course_assignments_certificate" ON "course_assignments" USING btree ("certificate_file_id");--> statement-breakpoint
CREATE INDEX "course_assignments_handed_in" ON "course_assignments" USING btree ("handed_in_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_completions_assignment" ON "course_completions" USING btree ("assignment_id");--> statement-breakpoint
CREATE INDEX "course_completions_newest" ON "course_completions" USING btree ("employee_id","course_id","completed_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "course_completions_course" ON "course_completions" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_completions_version" ON "course_completions" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "course_completions_certificate" ON "course_completions" USING btree ("certificate_file_id");--> statement-breakpoint
CREATE INDEX "course_completions_confirmed_by" ON "course_completions" USING btree ("confirmed_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_questions_position" ON "course_questions" USING btree ("version_id","position");--> statement-breakpoint
CREATE INDEX "course_sessions_course" ON "course_sessions" USING btree ("course_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "course_versions_number" ON "course_versions" USING btree ("course_id","number");--> statement-breakpoint
CREATE INDEX "course_versions_file" ON "course_versions" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_name" ON "courses" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "learning_rule_departments_ref" ON "learning_rule_departments" USING btree ("ref_id");--> statement-breakpoint
CREATE INDEX "learning_rule_position_types_ref" ON "learning_rule_position_types" USING btree ("ref_id");--> statement-breakpoint
CREATE INDEX "learning_rules_course" ON "learning_rules" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "session_places_assignment" ON "session_places" USING btree ("assignment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_places_once" ON "session_places" USING btree ("session_id","assignment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_places_ahead" ON "session_places" USING btree ("assignment_id") WHERE state in ('PLACE', 'WAITING');--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_event_check" CHECK ("templates"."event" in ('APPROVAL_REQUESTED', 'REQUISITION_DECIDED', 'APPLICATION_RECEIVED', 'APPLICATION_REFERRED', 'OWN_PAGE_LINK', 'APPLICATION_REJECTED', 'APPLICATION_WITHDRAWN', 'POSITION_CLOSED', 'INVITED_TO_APPLY', 'INTERVIEW_SCHEDULED', 'INTERVIEW_CHANGED', 'INTERVIEW_CANCELLED', 'INTERVIEW_OFFERED', 'INTERVIEW_PANEL', 'NOTE_MENTION', 'OFFER_LETTER', 'CONTRACT_LETTER', 'LETTER_REMINDER', 'ONBOARDING_REMINDER', 'LETTER_REVOKED', 'LETTER_ANSWERED', 'COMPLIANCE_REQUESTED', 'COMPLIANCE_ANSWERED', 'DOCUMENT_EXPIRING', 'DOCUMENT_EXPIRY_NOTICE', 'REGISTRATION_CODE', 'PASSWORD_RESET', 'INVITATION', 'SIGN_IN_FAILURES', 'OVER_LIMIT', 'WELCOME', 'TASKS_OVERDUE', 'LEAVE_ASKED', 'LEAVE_ANSWERED', 'LEAVE_SUBSTITUTE', 'COURSES_DUE', 'COURSES_OVERDUE', 'SESSION_CHANGED', 'CANDIDATE_MESSAGE', 'OFFER_LETTER_TEXT', 'CONTRACT_LETTER_TEXT'));--> statement-breakpoint
-- What was completed stays as it was written.
CREATE TRIGGER course_completions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON course_completions EXECUTE FUNCTION refuse_change();
