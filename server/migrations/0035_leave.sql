CREATE TABLE "leave_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"kind_id" integer NOT NULL,
	"posted_to" date
);
--> statement-breakpoint
CREATE TABLE "leave_ledger" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"kind_id" integer NOT NULL,
	"day" date NOT NULL,
	"minutes" integer NOT NULL,
	"cause" text NOT NULL,
	"carried" integer,
	"once" text NOT NULL,
	"request_id" integer,
	"policy_id" integer,
	"period_from" date,
	"period_to" date,
	"reason" text,
	"by_id" integer,
	"by_name" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leave_ledger_cause_check" CHECK ("leave_ledger"."cause" in ('OPENING', 'ENTITLED', 'ACCRUED', 'CARRIED', 'EXPIRED', 'TAKEN', 'GIVEN_BACK', 'CORRECTED', 'PAID_OUT'))
);
--> statement-breakpoint
CREATE TABLE "leave_request_days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_request_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"day" date NOT NULL,
	"half" text,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	"minutes" integer NOT NULL,
	"live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "leave_request_days_half_check" CHECK ("leave_request_days"."half" in ('FIRST', 'SECOND')),
	CONSTRAINT "leave_request_days_minutes_check" CHECK ("leave_request_days"."minutes" between 0 and 1440),
	CONSTRAINT "leave_request_days_span" CHECK (0 <= "leave_request_days"."from_minute" and "leave_request_days"."from_minute" < "leave_request_days"."to_minute" and "leave_request_days"."to_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "leave_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"kind_id" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"from_noon" boolean DEFAULT false NOT NULL,
	"until_noon" boolean DEFAULT false NOT NULL,
	"starts_at" text,
	"asked" integer,
	"minutes" integer NOT NULL,
	"partly_cancelled" boolean DEFAULT false NOT NULL,
	"note" text,
	"reason" text,
	"certificate_id" integer,
	"status" text DEFAULT 'asked' NOT NULL,
	"asked_by_id" integer NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"recounted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "leave_requests_last_day_in_order" CHECK ("leave_requests"."first_day" <= "leave_requests"."last_day"),
	CONSTRAINT "leave_requests_in_states" CHECK ("leave_requests"."status" in ('asked', 'approved', 'taken', 'declined', 'withdrawn', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "holiday_places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holiday_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holidays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place_id" integer NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"half" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "holidays_half_check" CHECK ("holidays"."half" in ('FIRST', 'SECOND'))
);
--> statement-breakpoint
CREATE TABLE "leave_assignments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"kind_id" integer NOT NULL,
	"policy_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leave_assignments_to_day_in_order" CHECK ("leave_assignments"."from_day" <= "leave_assignments"."to_day")
);
--> statement-breakpoint
CREATE TABLE "leave_feeds" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leave_kinds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_kinds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"symbol" text NOT NULL,
	"unit" text NOT NULL,
	"paid" boolean NOT NULL,
	"counted" boolean NOT NULL,
	"notice_days" integer NOT NULL,
	"certificate_from_day" integer,
	"may_go_below" integer NOT NULL,
	"approved_by_hr" boolean NOT NULL,
	"shows_in_status" boolean NOT NULL,
	"at_end" text NOT NULL,
	"retired" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leave_kinds_symbol_check" CHECK ("leave_kinds"."symbol" in ('HOLIDAY', 'HEALTH', 'FAMILY', 'STUDY', 'TIME', 'OTHER')),
	CONSTRAINT "leave_kinds_unit_check" CHECK ("leave_kinds"."unit" in ('DAYS', 'HOURS')),
	CONSTRAINT "leave_kinds_at_end_check" CHECK ("leave_kinds"."at_end" in ('EXPIRES', 'PAID_OUT')),
	CONSTRAINT "leave_kinds_notice_days_check" CHECK ("leave_kinds"."notice_days" between 0 and 400),
	CONSTRAINT "leave_kinds_certificate_from_day_check" CHECK ("leave_kinds"."certificate_from_day" between 1 and 400),
	CONSTRAINT "leave_kinds_may_go_below_check" CHECK ("leave_kinds"."may_go_below" between 0 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "leave_policies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_policies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind_id" integer NOT NULL,
	"year" text NOT NULL,
	"grant" text NOT NULL,
	"timing" text NOT NULL,
	"minutes_per_year" integer NOT NULL,
	"full_time_minutes" integer NOT NULL,
	"part_time_share" boolean NOT NULL,
	"cap_minutes" integer,
	"carry_minutes" integer,
	"carry_months" integer,
	"retired" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leave_policies_year_check" CHECK ("leave_policies"."year" in ('CALENDAR', 'HIRE')),
	CONSTRAINT "leave_policies_grant_check" CHECK ("leave_policies"."grant" in ('AT_ONCE', 'YEARLY', 'MONTHLY')),
	CONSTRAINT "leave_policies_timing_check" CHECK ("leave_policies"."timing" in ('START', 'END')),
	CONSTRAINT "leave_policies_minutes_per_year_check" CHECK ("leave_policies"."minutes_per_year" between 0 and 1000000),
	CONSTRAINT "leave_policies_full_time_minutes_check" CHECK ("leave_policies"."full_time_minutes" between 1 and 10080),
	CONSTRAINT "leave_policies_cap_minutes_check" CHECK ("leave_policies"."cap_minutes" between 0 and 10000000),
	CONSTRAINT "leave_policies_carry_minutes_check" CHECK ("leave_policies"."carry_minutes" between 0 and 10000000),
	CONSTRAINT "leave_policies_carry_months_check" CHECK ("leave_policies"."carry_months" between 1 and 24)
);
--> statement-breakpoint
CREATE TABLE "leave_policy_steps" (
	"policy_id" integer NOT NULL,
	"after_years" integer NOT NULL,
	"minutes_per_year" integer NOT NULL,
	CONSTRAINT "leave_policy_steps_policy_id_after_years_pk" PRIMARY KEY("policy_id","after_years"),
	CONSTRAINT "leave_policy_steps_after_years_check" CHECK ("leave_policy_steps"."after_years" between 1 and 80),
	CONSTRAINT "leave_policy_steps_minutes_per_year_check" CHECK ("leave_policy_steps"."minutes_per_year" between 0 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "leave_substitutes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_substitutes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"substitute_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leave_substitutes_to_day_in_order" CHECK ("leave_substitutes"."from_day" <= "leave_substitutes"."to_day"),
	CONSTRAINT "leave_substitutes_another" CHECK ("leave_substitutes"."employee_id" <> "leave_substitutes"."substitute_id")
);
--> statement-breakpoint
CREATE TABLE "leave_teams" (
	"employee_id" integer PRIMARY KEY NOT NULL,
	"needed" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "leave_teams_needed_check" CHECK ("leave_teams"."needed" between 0 and 100000)
);
--> statement-breakpoint
CREATE TABLE "work_weeks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_weeks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"minutes" integer[] NOT NULL,
	"place_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_weeks_minutes_check" CHECK (cardinality("work_weeks"."minutes") = 7 and 0 <= all ("work_weeks"."minutes") and 1440 >= all ("work_weeks"."minutes"))
);
--> statement-breakpoint
ALTER TABLE "list_columns" DROP CONSTRAINT "list_columns_list_check";--> statement-breakpoint
ALTER TABLE "list_views" DROP CONSTRAINT "list_views_list_check";--> statement-breakpoint
ALTER TABLE "templates" DROP CONSTRAINT "templates_event_check";--> statement-breakpoint
ALTER TABLE "leave_accounts" ADD CONSTRAINT "leave_accounts_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_accounts" ADD CONSTRAINT "leave_accounts_kind_id_leave_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."leave_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_ledger" ADD CONSTRAINT "leave_ledger_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_ledger" ADD CONSTRAINT "leave_ledger_kind_id_leave_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."leave_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_ledger" ADD CONSTRAINT "leave_ledger_request_id_leave_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."leave_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_ledger" ADD CONSTRAINT "leave_ledger_policy_id_leave_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."leave_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_ledger" ADD CONSTRAINT "leave_ledger_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_request_days" ADD CONSTRAINT "leave_request_days_request_id_leave_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."leave_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_request_days" ADD CONSTRAINT "leave_request_days_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_kind_id_leave_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."leave_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_certificate_id_files_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_requests" ADD CONSTRAINT "leave_requests_asked_by_id_accounts_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_place_id_holiday_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."holiday_places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_assignments" ADD CONSTRAINT "leave_assignments_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_assignments" ADD CONSTRAINT "leave_assignments_kind_id_leave_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."leave_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_assignments" ADD CONSTRAINT "leave_assignments_policy_id_leave_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."leave_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_feeds" ADD CONSTRAINT "leave_feeds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_policies" ADD CONSTRAINT "leave_policies_kind_id_leave_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."leave_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_policy_steps" ADD CONSTRAINT "leave_policy_steps_policy_id_leave_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."leave_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_substitutes" ADD CONSTRAINT "leave_substitutes_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_substitutes" ADD CONSTRAINT "leave_substitutes_substitute_id_employees_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_teams" ADD CONSTRAINT "leave_teams_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_weeks" ADD CONSTRAINT "work_weeks_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_weeks" ADD CONSTRAINT "work_weeks_place_id_holiday_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."holiday_places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "leave_accounts_one" ON "leave_accounts" USING btree ("employee_id","kind_id");--> statement-breakpoint
CREATE INDEX "leave_accounts_kind" ON "leave_accounts" USING btree ("kind_id");--> statement-breakpoint
CREATE INDEX "leave_accounts_posted" ON "leave_accounts" USING btree ("posted_to");--> statement-breakpoint
CREATE UNIQUE INDEX "leave_ledger_once" ON "leave_ledger" USING btree ("employee_id","kind_id","once");--> statement-breakpoint
CREATE INDEX "leave_ledger_balance" ON "leave_ledger" USING btree ("employee_id","kind_id","day","minutes");--> statement-breakpoint
CREATE INDEX "leave_ledger_kind" ON "leave_ledger" USING btree ("kind_id","employee_id","day","minutes");--> statement-breakpoint
CREATE INDEX "leave_ledger_day" ON "leave_ledger" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "leave_ledger_request" ON "leave_ledger" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "leave_ledger_policy" ON "leave_ledger" USING btree ("policy_id");--> statement-breakpoint
CREATE INDEX "leave_ledger_by" ON "leave_ledger" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "leave_request_days_request" ON "leave_request_days" USING btree ("request_id","day");--> statement-breakpoint
CREATE INDEX "leave_request_days_employee" ON "leave_request_days" USING btree ("employee_id","day");--> statement-breakpoint
CREATE INDEX "leave_request_days_day" ON "leave_request_days" USING btree ("day") WHERE live;--> statement-breakpoint
CREATE INDEX "leave_requests_employee" ON "leave_requests" USING btree ("employee_id","last_day");--> statement-breakpoint
CREATE INDEX "leave_requests_kind" ON "leave_requests" USING btree ("kind_id");--> statement-breakpoint
CREATE INDEX "leave_requests_certificate" ON "leave_requests" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "leave_requests_asker" ON "leave_requests" USING btree ("asked_by_id");--> statement-breakpoint
CREATE INDEX "leave_requests_status" ON "leave_requests" USING btree ("status","last_day");--> statement-breakpoint
CREATE INDEX "leave_requests_first" ON "leave_requests" USING btree ("first_day","id");--> statement-breakpoint
CREATE UNIQUE INDEX "holiday_places_name" ON "holiday_places" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "holidays_day" ON "holidays" USING btree ("place_id","day");--> statement-breakpoint
CREATE INDEX "leave_assignments_employee" ON "leave_assignments" USING btree ("employee_id","kind_id","from_day");--> statement-breakpoint
CREATE INDEX "leave_assignments_kind" ON "leave_assignments" USING btree ("kind_id");--> statement-breakpoint
CREATE INDEX "leave_assignments_policy" ON "leave_assignments" USING btree ("policy_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leave_feeds_hash" ON "leave_feeds" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "leave_kinds_name" ON "leave_kinds" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "leave_policies_name" ON "leave_policies" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "leave_policies_kind" ON "leave_policies" USING btree ("kind_id");--> statement-breakpoint
CREATE INDEX "leave_substitutes_employee" ON "leave_substitutes" USING btree ("employee_id","to_day");--> statement-breakpoint
CREATE INDEX "leave_substitutes_substitute" ON "leave_substitutes" USING btree ("substitute_id","to_day");--> statement-breakpoint
CREATE UNIQUE INDEX "work_weeks_day" ON "work_weeks" USING btree ("employee_id","from_day");--> statement-breakpoint
CREATE INDEX "work_weeks_place" ON "work_weeks" USING btree ("place_id");--> statement-breakpoint
ALTER TABLE "list_columns" ADD CONSTRAINT "list_columns_list_check" CHECK ("list_columns"."list" in ('requisitions', 'tracking', 'applications', 'candidates', 'interviews', 'employees', 'outbox', 'users', 'peopleWeKnow', 'peopleGroups', 'groupMembers', 'referrals', 'selectedApplications', 'expiringDocuments', 'tasks', 'onboarding', 'leaveRequests', 'leaveBalances', 'leaveLedger'));--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_list_check" CHECK ("list_views"."list" in ('requisitions', 'tracking', 'applications', 'candidates', 'interviews', 'employees', 'outbox', 'users', 'peopleWeKnow', 'peopleGroups', 'groupMembers', 'referrals', 'selectedApplications', 'expiringDocuments', 'tasks', 'onboarding', 'leaveRequests', 'leaveBalances', 'leaveLedger'));--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_event_check" CHECK ("templates"."event" in ('APPROVAL_REQUESTED', 'REQUISITION_DECIDED', 'APPLICATION_RECEIVED', 'APPLICATION_REFERRED', 'OWN_PAGE_LINK', 'APPLICATION_REJECTED', 'APPLICATION_WITHDRAWN', 'POSITION_CLOSED', 'INVITED_TO_APPLY', 'INTERVIEW_SCHEDULED', 'INTERVIEW_CHANGED', 'INTERVIEW_CANCELLED', 'INTERVIEW_OFFERED', 'INTERVIEW_PANEL', 'NOTE_MENTION', 'OFFER_LETTER', 'CONTRACT_LETTER', 'LETTER_REMINDER', 'ONBOARDING_REMINDER', 'LETTER_REVOKED', 'LETTER_ANSWERED', 'COMPLIANCE_REQUESTED', 'COMPLIANCE_ANSWERED', 'DOCUMENT_EXPIRING', 'DOCUMENT_EXPIRY_NOTICE', 'REGISTRATION_CODE', 'PASSWORD_RESET', 'INVITATION', 'SIGN_IN_FAILURES', 'OVER_LIMIT', 'WELCOME', 'TASKS_OVERDUE', 'LEAVE_ASKED', 'LEAVE_ANSWERED', 'LEAVE_SUBSTITUTE', 'CANDIDATE_MESSAGE', 'OFFER_LETTER_TEXT', 'CONTRACT_LETTER_TEXT'));--> statement-breakpoint
-- By hand: one policy of a kind at a time, no day of leave twice, and a ledger to which entries are only added.
ALTER TABLE "leave_assignments" ADD CONSTRAINT "leave_assignments_one" EXCLUDE USING gist (employee_id WITH =, kind_id WITH =, daterange(from_day, to_day, '[]') WITH &&);--> statement-breakpoint
ALTER TABLE "leave_request_days" ADD CONSTRAINT "leave_request_days_apart" EXCLUDE USING gist (employee_id WITH =, day WITH =, int4range(from_minute, to_minute) WITH &&) WHERE (live);--> statement-breakpoint
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'entries of the leave ledger are never changed' USING ERRCODE = 'restrict_violation'; END $$;--> statement-breakpoint
CREATE TRIGGER leave_ledger_kept BEFORE UPDATE OR DELETE ON "leave_ledger" FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint
CREATE TRIGGER leave_ledger_kept_whole BEFORE TRUNCATE ON "leave_ledger" FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
