-- What the tables cannot say stands before and after them. Trigrams make the search for a part of a name fast; every PostgreSQL brings them along.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- A name as it is looked for: small letters, accents left out.
CREATE OR REPLACE FUNCTION folded(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(regexp_replace(normalize(name, NFD), U&'[\0300-\036F]', '', 'g'));
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"status" text DEFAULT 'invited' NOT NULL,
	"password_hash" text,
	"failures_told_at" timestamp with time zone,
	"stamp" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "accounts_in_states" CHECK ("accounts"."status" in ('invited', 'active', 'locked', 'disabled')),
	CONSTRAINT "accounts_roles_check" CHECK ("accounts"."roles" <@ array['Recruitment Manager', 'Recruitment Officer', 'Applicant', 'Employee']::text[])
);
--> statement-breakpoint
CREATE TABLE "failed_attempts" (
	"subject" text NOT NULL,
	"address" text NOT NULL,
	"count" integer NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "failed_attempts_subject_address_pk" PRIMARY KEY("subject","address")
);
--> statement-breakpoint
CREATE TABLE "list_columns" (
	"account_id" integer NOT NULL,
	"list" text NOT NULL,
	"columns" text[],
	"widths" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "list_columns_account_id_list_pk" PRIMARY KEY("account_id","list"),
	CONSTRAINT "list_columns_list_check" CHECK ("list_columns"."list" in ('requisitions', 'tracking', 'applications', 'candidates', 'interviews', 'employees', 'outbox', 'users'))
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "list_views_list_check" CHECK ("list_views"."list" in ('requisitions', 'tracking', 'applications', 'candidates', 'interviews', 'employees', 'outbox', 'users'))
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"bucket" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"stamp" integer NOT NULL,
	"device" text,
	"address" text,
	"refresh_hash" text NOT NULL,
	"previous_hash" text,
	"renewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applicants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applicants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text,
	"first_name" text NOT NULL,
	"middle_name" text,
	"sur_name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text,
	"phone" text,
	"account_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_items" (
	"application_id" integer NOT NULL,
	"list" text NOT NULL,
	"item_id" integer NOT NULL,
	CONSTRAINT "application_items_application_id_list_item_id_pk" PRIMARY KEY("application_id","list","item_id"),
	CONSTRAINT "application_items_list_check" CHECK ("application_items"."list" in ('qualification', 'certification', 'workAuthorisation', 'designation', 'skill', 'regulatory', 'developmentLifecycle', 'computerSkill', 'language'))
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"requisition_id" integer NOT NULL,
	"applicant_id" integer NOT NULL,
	"status" text DEFAULT 'new application' NOT NULL,
	"held_from" text,
	"source" text NOT NULL,
	"resume_file_id" integer,
	"city_id" integer,
	"total_experience" double precision,
	"current_salary" bigint,
	"current_sal_option" text,
	"expected_salary" bigint,
	"expected_sal_option" text,
	"salary_currency" text,
	"cv_notes" text,
	"reference" text,
	"keep_on_file" boolean DEFAULT false NOT NULL,
	"profile_score" double precision,
	"score_breakdown" jsonb,
	"missing_mandatory" text[] DEFAULT '{}' NOT NULL,
	"review_score" double precision,
	"date_received" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "applications_in_states" CHECK ("applications"."status" in ('new application', 'screening', 'shortlisted', 'interviewing', 'reference check', 'background check', 'selected', 'offer sent', 'offer accepted', 'contract sent', 'contract signed', 'hired', 'on hold', 'rejected', 'withdrawn')),
	CONSTRAINT "applications_held_from" CHECK ("applications"."held_from" in ('new application', 'screening', 'shortlisted', 'interviewing', 'reference check', 'background check', 'selected', 'offer sent', 'offer accepted', 'contract sent', 'contract signed', 'hired', 'on hold', 'rejected', 'withdrawn')),
	CONSTRAINT "applications_source_check" CHECK ("applications"."source" in ('JOB_POST', 'REFERRAL', 'AGENCY', 'INTERNAL', 'IMPORT', 'MANUAL')),
	CONSTRAINT "applications_current_sal_option_check" CHECK ("applications"."current_sal_option" in ('HOURLY', 'DAILY', 'MONTHLY', 'YEARLY')),
	CONSTRAINT "applications_expected_sal_option_check" CHECK ("applications"."expected_sal_option" in ('HOURLY', 'DAILY', 'MONTHLY', 'YEARLY')),
	CONSTRAINT "applications_total_experience_check" CHECK ("applications"."total_experience" between 0 and 80),
	CONSTRAINT "applications_current_salary_check" CHECK ("applications"."current_salary" between 0 and 9007199254740991),
	CONSTRAINT "applications_expected_salary_check" CHECK ("applications"."expected_salary" between 0 and 9007199254740991),
	CONSTRAINT "applications_profile_score_check" CHECK ("applications"."profile_score" between 0 and 100),
	CONSTRAINT "applications_review_score_check" CHECK ("applications"."review_score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "compliance_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "compliance_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"name" text NOT NULL,
	"source" text DEFAULT 'Requisition' NOT NULL,
	"mandatory" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'REQUESTED' NOT NULL,
	"file_id" integer,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "compliance_items_in_states" CHECK ("compliance_items"."status" in ('REQUESTED', 'SUBMITTED', 'APPROVED', 'REJECTED', 'WAIVED')),
	CONSTRAINT "compliance_items_source_check" CHECK ("compliance_items"."source" in ('Requisition', 'Application', 'Offer', 'Contract'))
);
--> statement-breakpoint
CREATE TABLE "interview_feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"interview_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"value" text NOT NULL,
	"comment" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_feedback_value_check" CHECK ("interview_feedback"."value" in ('STRONG_NO', 'NO', 'NEUTRAL', 'YES', 'STRONG_YES'))
);
--> statement-breakpoint
CREATE TABLE "interview_interviewers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_interviewers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"interview_id" integer NOT NULL,
	"account_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"requisition_id" integer NOT NULL,
	"step_id" integer NOT NULL,
	"title" text NOT NULL,
	"day" date NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" text,
	"link" text,
	"notes" text,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "interviews_in_states" CHECK ("interviews"."status" in ('scheduled', 'held', 'assessed', 'no-show', 'cancelled')),
	CONSTRAINT "interviews_ends_at_in_order" CHECK ("interviews"."starts_at" <= "interviews"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"value" text NOT NULL,
	"comment" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_value_check" CHECK ("reviews"."value" in ('STRONG_NO', 'NO', 'NEUTRAL', 'YES', 'STRONG_YES'))
);
--> statement-breakpoint
CREATE TABLE "selection_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "selection_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"requisition_id" integer NOT NULL,
	"title" text NOT NULL,
	"kind" text DEFAULT 'IN_PERSON' NOT NULL,
	"description" text,
	"minutes" integer DEFAULT 60 NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "selection_steps_kind_check" CHECK ("selection_steps"."kind" in ('PHONE', 'VIDEO', 'IN_PERSON', 'PANEL', 'TASK')),
	CONSTRAINT "selection_steps_minutes_check" CHECK ("selection_steps"."minutes" between 5 and 720)
);
--> statement-breakpoint
CREATE TABLE "approval_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"requisition_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"comment" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_rounds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"requisition_id" integer NOT NULL,
	"round" integer NOT NULL,
	"approver" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"comment" text,
	"answered_at" timestamp with time zone,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_rounds_in_states" CHECK ("approval_rounds"."status" in ('waiting', 'asked', 'approved', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"requisition_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"position" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"comment" text,
	"round" integer DEFAULT 1 NOT NULL,
	"asked_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "approvals_in_states" CHECK ("approvals"."status" in ('waiting', 'asked', 'approved', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "default_approvers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "default_approvers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requisition_criteria" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requisition_criteria_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"requisition_id" integer NOT NULL,
	"section" text NOT NULL,
	"list" text GENERATED ALWAYS AS (case section when 'compliance' then 'regulatory' else section end) STORED NOT NULL,
	"ref_id" integer NOT NULL,
	"weight" integer DEFAULT 20 NOT NULL,
	"mandatory" boolean DEFAULT false NOT NULL,
	"compliance_document" boolean DEFAULT false NOT NULL,
	"responsibilities" text[] DEFAULT '{}' NOT NULL,
	"source" text DEFAULT 'Requisition' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "requisition_criteria_section_check" CHECK ("requisition_criteria"."section" in ('qualification', 'certification', 'workAuthorisation', 'skill', 'designation', 'compliance')),
	CONSTRAINT "requisition_criteria_source_check" CHECK ("requisition_criteria"."source" in ('Requisition', 'Application', 'Offer', 'Contract')),
	CONSTRAINT "requisition_criteria_weight_check" CHECK ("requisition_criteria"."weight" between 0 and 100),
	CONSTRAINT "requisition_criteria_document" CHECK (not "requisition_criteria"."compliance_document" or "requisition_criteria"."section" in ('qualification', 'certification')),
	CONSTRAINT "requisition_criteria_responsibilities" CHECK ("requisition_criteria"."responsibilities" = '{}' or "requisition_criteria"."section" = 'designation'),
	CONSTRAINT "requisition_criteria_asked" CHECK ("requisition_criteria"."source" = 'Requisition' or "requisition_criteria"."section" = 'compliance')
);
--> statement-breakpoint
CREATE TABLE "employee_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employee_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"place" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"relation" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	CONSTRAINT "employee_contacts_place_check" CHECK ("employee_contacts"."place" between 1 and 2)
);
--> statement-breakpoint
CREATE TABLE "employee_private" (
	"employee_id" integer PRIMARY KEY NOT NULL,
	"birth_date" date,
	"gender" text DEFAULT '' NOT NULL,
	"super_fund_name" text DEFAULT '' NOT NULL,
	"super_abn" text DEFAULT '' NOT NULL,
	"super_usi" text DEFAULT '' NOT NULL,
	"super_member_number" text DEFAULT '' NOT NULL,
	"bank_account_name" text DEFAULT '' NOT NULL,
	"bank_code" text DEFAULT '' NOT NULL,
	"bank_account_number" text DEFAULT '' NOT NULL,
	"tax_file_number" text DEFAULT '' NOT NULL,
	"tax_residency" text DEFAULT '' NOT NULL,
	"tax_claims_threshold" boolean DEFAULT false NOT NULL,
	"tax_student_loan_debt" boolean DEFAULT false NOT NULL,
	"disability_answer" text DEFAULT 'NOT_SAID' NOT NULL,
	"disability_adjustment" text DEFAULT '' NOT NULL,
	"licence_number" text DEFAULT '' NOT NULL,
	"licence_class" text DEFAULT '' NOT NULL,
	"licence_state" text DEFAULT '' NOT NULL,
	"licence_expiry" date,
	CONSTRAINT "employee_private_tax_residency_check" CHECK ("employee_private"."tax_residency" in ('', 'RESIDENT', 'NON_RESIDENT', 'WORKING_HOLIDAY')),
	CONSTRAINT "employee_private_disability_answer_check" CHECK ("employee_private"."disability_answer" in ('NOT_SAID', 'NO', 'YES'))
);
--> statement-breakpoint
CREATE TABLE "employees" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"applicant_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"requisition_id" integer NOT NULL,
	"contract_letter_id" integer NOT NULL,
	"status" text DEFAULT 'onboarding' NOT NULL,
	"approved" boolean DEFAULT false NOT NULL,
	"employment_start_date" date,
	"ended_on" date,
	"record_completed_at" timestamp with time zone,
	"title" text DEFAULT '' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"middle_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"preferred_name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"personal_phone" text DEFAULT '' NOT NULL,
	"work_phone" text DEFAULT '' NOT NULL,
	"physical_address" jsonb,
	"postal_address" jsonb,
	"different_address" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employees_in_states" CHECK ("employees"."status" in ('onboarding', 'active', 'on leave', 'suspended', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "onboarding_acknowledgements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "onboarding_acknowledgements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contract_letter_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"acknowledged_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "onboarding_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "onboarding_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text,
	"mandatory" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"position" integer NOT NULL,
	"file_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "onboarding_documents_in_states" CHECK ("onboarding_documents"."status" in ('draft', 'published', 'retired'))
);
--> statement-breakpoint
CREATE TABLE "file_texts" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"original_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"purpose" text NOT NULL,
	"owner_account_id" integer,
	"claim_hash" text,
	"claimed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stored_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "letter_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letter_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"letter_id" integer NOT NULL,
	"number" integer NOT NULL,
	"template_id" integer,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"job_title" text NOT NULL,
	"start_date" date,
	"salary_minor" bigint,
	"currency" text NOT NULL,
	"period" text NOT NULL,
	"manager_name" text NOT NULL,
	"contract_type" text NOT NULL,
	"department" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"lapses_on" date,
	"maker_id" integer NOT NULL,
	"maker_name" text NOT NULL,
	"released_by" text,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rendered_html" text,
	"rendered_text" text,
	"sha256" text,
	"sent_at" timestamp with time zone,
	CONSTRAINT "letter_versions_period_check" CHECK ("letter_versions"."period" in ('HOURLY', 'DAILY', 'MONTHLY', 'YEARLY')),
	CONSTRAINT "letter_versions_salary_minor_check" CHECK ("letter_versions"."salary_minor" between 0 and 9007199254740991),
	CONSTRAINT "letter_versions_number_check" CHECK ("letter_versions"."number" >= 1)
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"application_id" integer NOT NULL,
	"requisition_id" integer NOT NULL,
	"status" text DEFAULT 'saved' NOT NULL,
	"letter_version" integer DEFAULT 1 NOT NULL,
	"sent_version" integer,
	"maker_id" integer NOT NULL,
	"released_by" integer,
	"lapses_on" date,
	"sent_at" timestamp with time zone,
	"viewed_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"reason" text,
	"mailings" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "letters_kind_check" CHECK ("letters"."kind" in ('offer', 'contract')),
	CONSTRAINT "letters_in_states" CHECK ("letters"."status" in ('saved', 'sent', 'viewed', 'accepted', 'declined', 'lapsed', 'revoked', 'signed', 'converted'))
);
--> statement-breakpoint
CREATE TABLE "template_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "template_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"template_id" integer NOT NULL,
	"version" integer NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "templates_event_check" CHECK ("templates"."event" in ('APPROVAL_REQUESTED', 'REQUISITION_DECIDED', 'APPLICATION_RECEIVED', 'INTERVIEW_SCHEDULED', 'INTERVIEW_CHANGED', 'INTERVIEW_CANCELLED', 'INTERVIEW_PANEL', 'OFFER_LETTER', 'CONTRACT_LETTER', 'LETTER_REVOKED', 'LETTER_ANSWERED', 'COMPLIANCE_REQUESTED', 'COMPLIANCE_ANSWERED', 'REGISTRATION_CODE', 'PASSWORD_RESET', 'INVITATION', 'SIGN_IN_FAILURES', 'WELCOME', 'OFFER_LETTER_TEXT', 'CONTRACT_LETTER_TEXT'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"to_email" text NOT NULL,
	"to_name" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"body" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"dedupe" text NOT NULL,
	"message_id" text NOT NULL,
	"application_id" integer,
	"requisition_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"is_test" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "outbox_in_states" CHECK ("outbox"."status" in ('queued', 'sending', 'sent', 'failed', 'paused')),
	CONSTRAINT "outbox_attempts_check" CHECK ("outbox"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "outbox_secrets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_secrets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"registration_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"paused_at" timestamp with time zone,
	"changed_by" text NOT NULL,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"audit_id" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_heads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"key_id" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" integer NOT NULL,
	"requisition_id" integer,
	"application_id" integer,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"caused_by" integer
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "idempotency_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"account_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"rows" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"content" jsonb,
	"report" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refused_rows" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "imports_state_check" CHECK ("imports"."state" in ('running', 'done', 'refused', 'failed')),
	CONSTRAINT "imports_done_check" CHECK ("imports"."done" >= 0),
	CONSTRAINT "imports_rows_in_order" CHECK ("imports"."done" <= "imports"."rows")
);
--> statement-breakpoint
CREATE TABLE "notice_reads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_reads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"notice" text NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "status_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"entity" text NOT NULL,
	"entity_id" integer NOT NULL,
	"event" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_name" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"fixed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"country_id" integer NOT NULL,
	"state_id" integer,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "cities_latitude_check" CHECK ("cities"."latitude" between -90 and 90),
	CONSTRAINT "cities_longitude_check" CHECK ("cities"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "contract_types" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "contract_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"fixed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "countries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"fixed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "departments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"fixed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "industries" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "industries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"fixed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "industry_disciplines" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "industry_disciplines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"fixed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"industry_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "position_types" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "position_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"fixed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference_items" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "reference_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"fixed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"list" text NOT NULL,
	CONSTRAINT "reference_items_of_list" UNIQUE("list","id"),
	CONSTRAINT "reference_items_list_check" CHECK ("reference_items"."list" in ('qualification', 'certification', 'workAuthorisation', 'designation', 'skill', 'regulatory', 'developmentLifecycle', 'computerSkill', 'language'))
);
--> statement-breakpoint
CREATE TABLE "roles_responsibilities" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "roles_responsibilities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"fixed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"list" text GENERATED ALWAYS AS ('designation') STORED NOT NULL,
	"designation_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "states_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"fixed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"country_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"letter_id" integer,
	"application_id" integer,
	"status" text DEFAULT 'shown' NOT NULL,
	"link_hash" text NOT NULL,
	"code_selector" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"superseded_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registrations_in_states" CHECK ("registrations"."status" in ('shown', 'checked', 'used', 'expired', 'burned', 'superseded'))
);
--> statement-breakpoint
CREATE TABLE "job_posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"requisition_id" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"opens_on" date,
	"closes_on" date,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "job_posts_in_states" CHECK ("job_posts"."status" in ('draft', 'published', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "requisition_experiences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requisition_experiences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"requisition_id" integer NOT NULL,
	"min_experience" integer NOT NULL,
	"max_experience" integer,
	"weight" integer DEFAULT 20 NOT NULL,
	"mandatory" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "requisition_experiences_min_experience_check" CHECK ("requisition_experiences"."min_experience" between 0 and 60),
	CONSTRAINT "requisition_experiences_max_experience_check" CHECK ("requisition_experiences"."max_experience" between 0 and 60),
	CONSTRAINT "requisition_experiences_max_experience_in_order" CHECK ("requisition_experiences"."min_experience" <= "requisition_experiences"."max_experience"),
	CONSTRAINT "requisition_experiences_weight_check" CHECK ("requisition_experiences"."weight" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "requisition_financials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requisition_financials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"requisition_id" integer NOT NULL,
	"compensation_from" bigint NOT NULL,
	"compensation_to" bigint NOT NULL,
	"currency" text NOT NULL,
	"period" text NOT NULL,
	"weight" integer DEFAULT 20 NOT NULL,
	"mandatory" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "requisition_financials_period_check" CHECK ("requisition_financials"."period" in ('HOURLY', 'DAILY', 'MONTHLY', 'YEARLY')),
	CONSTRAINT "requisition_financials_compensation_from_check" CHECK ("requisition_financials"."compensation_from" between 0 and 9007199254740991),
	CONSTRAINT "requisition_financials_compensation_to_in_order" CHECK ("requisition_financials"."compensation_from" <= "requisition_financials"."compensation_to"),
	CONSTRAINT "requisition_financials_weight_check" CHECK ("requisition_financials"."weight" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "requisition_locations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requisition_locations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"requisition_id" integer NOT NULL,
	"city_id" integer DEFAULT 1 NOT NULL,
	"country_id" integer DEFAULT 1 NOT NULL,
	"remote" boolean DEFAULT false NOT NULL,
	"distance" integer DEFAULT 20 NOT NULL,
	"weight" integer DEFAULT 20 NOT NULL,
	"mandatory" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "requisition_locations_distance_check" CHECK ("requisition_locations"."distance" between 0 and 20000),
	CONSTRAINT "requisition_locations_weight_check" CHECK ("requisition_locations"."weight" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "requisitions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requisitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"position_id" text,
	"position_title" text NOT NULL,
	"industry_id" integer,
	"industry_discipline_id" integer,
	"job_position_type_id" integer,
	"job_appl_type_id" integer,
	"department_id" integer,
	"job_description" text,
	"priority" text DEFAULT 'N' NOT NULL,
	"start_date" date,
	"end_date" date,
	"openings" integer DEFAULT 1 NOT NULL,
	"reason" text,
	"owner_id" integer NOT NULL,
	"status" text DEFAULT 'DR' NOT NULL,
	"request_date" date,
	"none_needed" text[] DEFAULT '{}' NOT NULL,
	"city_id" integer,
	"progress" text DEFAULT 'NOT_STARTED' NOT NULL,
	"progress_percent" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "requisitions_in_states" CHECK ("requisitions"."status" in ('DR', 'SB', 'RV', 'RVA', 'RVD', 'IN', 'RCK', 'CCK', 'CA', 'CD', 'CN', 'CO', 'AR')),
	CONSTRAINT "requisitions_priority_check" CHECK ("requisitions"."priority" in ('L', 'N', 'H')),
	CONSTRAINT "requisitions_progress_check" CHECK ("requisitions"."progress" in ('NOT_STARTED', 'IN_PROGRESS', 'COMPLETED')),
	CONSTRAINT "requisitions_none_needed_check" CHECK ("requisitions"."none_needed" <@ array['position', 'qualifications', 'certifications', 'workAuth', 'location', 'financial', 'experience', 'skills', 'designations', 'compliance']::text[]),
	CONSTRAINT "requisitions_openings_check" CHECK ("requisitions"."openings" between 1 and 1000),
	CONSTRAINT "requisitions_progress_percent_check" CHECK ("requisitions"."progress_percent" between 0 and 100),
	CONSTRAINT "requisitions_end_date_in_order" CHECK ("requisitions"."start_date" <= "requisitions"."end_date")
);
--> statement-breakpoint
CREATE TABLE "requirement_judgements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requirement_judgements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"section" text NOT NULL,
	"name" text NOT NULL,
	"meets" boolean NOT NULL,
	"comment" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requirement_judgements_section_check" CHECK ("requirement_judgements"."section" in ('qualification', 'certification', 'workAuthorisation', 'skill', 'designation', 'compliance', 'location', 'financial', 'experience'))
);
--> statement-breakpoint
CREATE TABLE "selection_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "selection_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"steps" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "selection_step_interviewers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "selection_step_interviewers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"step_id" integer NOT NULL,
	"account_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "list_columns" ADD CONSTRAINT "list_columns_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_items" ADD CONSTRAINT "application_items_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_items" ADD CONSTRAINT "application_items_item" FOREIGN KEY ("list","item_id") REFERENCES "public"."reference_items"("list","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_file_id_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_items" ADD CONSTRAINT "compliance_items_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_items" ADD CONSTRAINT "compliance_items_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_feedback" ADD CONSTRAINT "interview_feedback_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_feedback" ADD CONSTRAINT "interview_feedback_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_interviewers" ADD CONSTRAINT "interview_interviewers_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_interviewers" ADD CONSTRAINT "interview_interviewers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_step_id_selection_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."selection_steps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection_steps" ADD CONSTRAINT "selection_steps_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_comments" ADD CONSTRAINT "approval_comments_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_comments" ADD CONSTRAINT "approval_comments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rounds" ADD CONSTRAINT "approval_rounds_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_approvers" ADD CONSTRAINT "default_approvers_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_approvers" ADD CONSTRAINT "default_approvers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_criteria" ADD CONSTRAINT "requisition_criteria_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_criteria" ADD CONSTRAINT "requisition_criteria_item" FOREIGN KEY ("list","ref_id") REFERENCES "public"."reference_items"("list","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_contacts" ADD CONSTRAINT "employee_contacts_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_private" ADD CONSTRAINT "employee_private_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_contract_letter_id_letters_id_fk" FOREIGN KEY ("contract_letter_id") REFERENCES "public"."letters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_acknowledgements" ADD CONSTRAINT "onboarding_acknowledgements_contract_letter_id_letters_id_fk" FOREIGN KEY ("contract_letter_id") REFERENCES "public"."letters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_acknowledgements" ADD CONSTRAINT "onboarding_acknowledgements_document_id_onboarding_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."onboarding_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_acknowledgements" ADD CONSTRAINT "onboarding_acknowledgements_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_acknowledgements" ADD CONSTRAINT "onboarding_acknowledgements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_documents" ADD CONSTRAINT "onboarding_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_texts" ADD CONSTRAINT "file_texts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_account_id_accounts_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_versions" ADD CONSTRAINT "letter_versions_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_versions" ADD CONSTRAINT "letter_versions_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_versions" ADD CONSTRAINT "letter_versions_maker_id_accounts_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_maker_id_accounts_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_released_by_accounts_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_secrets" ADD CONSTRAINT "outbox_secrets_message_id_outbox_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_secrets" ADD CONSTRAINT "outbox_secrets_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "industry_disciplines" ADD CONSTRAINT "industry_disciplines_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles_responsibilities" ADD CONSTRAINT "roles_responsibilities_designation" FOREIGN KEY ("list","designation_id") REFERENCES "public"."reference_items"("list","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "states" ADD CONSTRAINT "states_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posts" ADD CONSTRAINT "job_posts_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_experiences" ADD CONSTRAINT "requisition_experiences_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_financials" ADD CONSTRAINT "requisition_financials_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_locations" ADD CONSTRAINT "requisition_locations_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_locations" ADD CONSTRAINT "requisition_locations_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_locations" ADD CONSTRAINT "requisition_locations_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisitions" ADD CONSTRAINT "requisitions_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisitions" ADD CONSTRAINT "requisitions_industry_discipline_id_industry_disciplines_id_fk" FOREIGN KEY ("industry_discipline_id") REFERENCES "public"."industry_disciplines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisitions" ADD CONSTRAINT "requisitions_job_position_type_id_position_types_id_fk" FOREIGN KEY ("job_position_type_id") REFERENCES "public"."position_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisitions" ADD CONSTRAINT "requisitions_job_appl_type_id_contract_types_id_fk" FOREIGN KEY ("job_appl_type_id") REFERENCES "public"."contract_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisitions" ADD CONSTRAINT "requisitions_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisitions" ADD CONSTRAINT "requisitions_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisitions" ADD CONSTRAINT "requisitions_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_judgements" ADD CONSTRAINT "requirement_judgements_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_judgements" ADD CONSTRAINT "requirement_judgements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection_step_interviewers" ADD CONSTRAINT "selection_step_interviewers_step_id_selection_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."selection_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection_step_interviewers" ADD CONSTRAINT "selection_step_interviewers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "failed_attempts_last_at_index" ON "failed_attempts" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name" ON "list_views" USING btree ("account_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "sessions_account_id_address_index" ON "sessions" USING btree ("account_id","address");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_refresh_hash_index" ON "sessions" USING btree ("refresh_hash");--> statement-breakpoint
CREATE INDEX "sessions_previous_hash_index" ON "sessions" USING btree ("previous_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "applicants_email" ON "applicants" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "applicants_account" ON "applicants" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "applicants_search" ON "applicants" USING gin (folded(("first_name" || ' ' || coalesce("middle_name" || ' ', '') || "sur_name" || ' ' || "email")::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "application_items_item" ON "application_items" USING btree ("list","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("requisition_id","applicant_id");--> statement-breakpoint
CREATE INDEX "applications_applicant" ON "applications" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "applications_status" ON "applications" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "applications_score" ON "applications" USING btree ("requisition_id","profile_score");--> statement-breakpoint
CREATE INDEX "applications_resume" ON "applications" USING btree ("resume_file_id");--> statement-breakpoint
CREATE INDEX "applications_received" ON "applications" USING btree ("date_received");--> statement-breakpoint
CREATE INDEX "applications_profile_score" ON "applications" USING btree ("profile_score" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_review_score" ON "applications" USING btree ("review_score" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_expected_salary" ON "applications" USING btree ("expected_salary" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_experience" ON "applications" USING btree ("total_experience" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_source" ON "applications" USING btree ("source","id");--> statement-breakpoint
CREATE INDEX "applications_city" ON "applications" USING btree ("city_id");--> statement-breakpoint
CREATE UNIQUE INDEX "compliance_items_once" ON "compliance_items" USING btree ("application_id",lower("name"));--> statement-breakpoint
CREATE INDEX "compliance_items_file" ON "compliance_items" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_feedback_once" ON "interview_feedback" USING btree ("interview_id","account_id");--> statement-breakpoint
CREATE INDEX "interview_feedback_account" ON "interview_feedback" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_interviewers_once" ON "interview_interviewers" USING btree ("interview_id","account_id");--> statement-breakpoint
CREATE INDEX "interview_interviewers_account" ON "interview_interviewers" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_one_a_day" ON "interviews" USING btree ("application_id","day") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "interviews_requisition" ON "interviews" USING btree ("requisition_id","day");--> statement-breakpoint
CREATE INDEX "interviews_application" ON "interviews" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "interviews_step" ON "interviews" USING btree ("step_id");--> statement-breakpoint
CREATE INDEX "interviews_created_by" ON "interviews" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("application_id","account_id");--> statement-breakpoint
CREATE INDEX "reviews_account" ON "reviews" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "selection_steps_title" ON "selection_steps" USING btree ("requisition_id",lower("title"));--> statement-breakpoint
CREATE INDEX "approval_comments_requisition" ON "approval_comments" USING btree ("requisition_id","id");--> statement-breakpoint
CREATE INDEX "approval_comments_account" ON "approval_comments" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "approval_rounds_requisition" ON "approval_rounds" USING btree ("requisition_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_once" ON "approvals" USING btree ("requisition_id","account_id");--> statement-breakpoint
CREATE INDEX "approvals_account" ON "approvals" USING btree ("account_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "default_approvers_once" ON "default_approvers" USING btree ("department_id","account_id");--> statement-breakpoint
CREATE INDEX "default_approvers_account" ON "default_approvers" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "requisition_criteria_once" ON "requisition_criteria" USING btree ("requisition_id","ref_id");--> statement-breakpoint
CREATE INDEX "requisition_criteria_ref" ON "requisition_criteria" USING btree ("list","ref_id");--> statement-breakpoint
CREATE UNIQUE INDEX "employee_contacts_place" ON "employee_contacts" USING btree ("employee_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "employees_contract" ON "employees" USING btree ("contract_letter_id");--> statement-breakpoint
CREATE INDEX "employees_account" ON "employees" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "employees_application" ON "employees" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "employees_applicant" ON "employees" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "employees_requisition" ON "employees" USING btree ("requisition_id");--> statement-breakpoint
CREATE UNIQUE INDEX "onboarding_acknowledgements_once" ON "onboarding_acknowledgements" USING btree ("contract_letter_id","document_id");--> statement-breakpoint
CREATE INDEX "onboarding_acknowledgements_document" ON "onboarding_acknowledgements" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "onboarding_acknowledgements_file" ON "onboarding_acknowledgements" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "onboarding_acknowledgements_account" ON "onboarding_acknowledgements" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "onboarding_documents_file" ON "onboarding_documents" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_key_index" ON "files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_account_id");--> statement-breakpoint
CREATE INDEX "files_created_at_index" ON "files" USING btree ("created_at") WHERE not claimed;--> statement-breakpoint
CREATE UNIQUE INDEX "letter_versions_once" ON "letter_versions" USING btree ("letter_id","number");--> statement-breakpoint
CREATE INDEX "letter_versions_template" ON "letter_versions" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "letter_versions_maker" ON "letter_versions" USING btree ("maker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "letters_one_live" ON "letters" USING btree ("application_id","kind") WHERE status not in ('declined', 'lapsed', 'revoked');--> statement-breakpoint
CREATE INDEX "letters_application" ON "letters" USING btree ("application_id","kind","id");--> statement-breakpoint
CREATE INDEX "letters_requisition" ON "letters" USING btree ("requisition_id");--> statement-breakpoint
CREATE INDEX "letters_lapsing" ON "letters" USING btree ("status","lapses_on");--> statement-breakpoint
CREATE INDEX "letters_maker" ON "letters" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "letters_released_by" ON "letters" USING btree ("released_by");--> statement-breakpoint
CREATE UNIQUE INDEX "template_versions_once" ON "template_versions" USING btree ("template_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "templates_name" ON "templates" USING btree ("event",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_dedupe_index" ON "outbox" USING btree ("dedupe");--> statement-breakpoint
CREATE INDEX "outbox_application_id_index" ON "outbox" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "outbox_requisition" ON "outbox" USING btree ("requisition_id");--> statement-breakpoint
CREATE INDEX "outbox_status_id_index" ON "outbox" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_secrets_message_id_field_index" ON "outbox_secrets" USING btree ("message_id","field");--> statement-breakpoint
CREATE INDEX "outbox_secrets_registration_id_index" ON "outbox_secrets" USING btree ("registration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_chain_audit_id_index" ON "audit_chain" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "audit_log_requisition_id_id_index" ON "audit_log" USING btree ("requisition_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_application_id_id_index" ON "audit_log" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_entity_entity_id_index" ON "audit_log" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_account_id_operation_key_index" ON "idempotency_keys" USING btree ("account_id","operation","key");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_created_at_index" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_account" ON "imports" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_reads_account_id_notice_index" ON "notice_reads" USING btree ("account_id","notice");--> statement-breakpoint
CREATE INDEX "notice_reads_read_at_index" ON "notice_reads" USING btree ("read_at");--> statement-breakpoint
CREATE INDEX "status_history_entity_entity_id_id_index" ON "status_history" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cities_name" ON "cities" USING btree ("country_id",coalesce("state_id", 0),lower("name"));--> statement-breakpoint
CREATE INDEX "cities_state" ON "cities" USING btree ("state_id");--> statement-breakpoint
CREATE INDEX "cities_by_name" ON "cities" USING btree (folded("name"::text),"id");--> statement-breakpoint
CREATE INDEX "cities_search" ON "cities" USING gin (folded("name"::text) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "contract_types_name" ON "contract_types" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "countries_name" ON "countries" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "countries_code" ON "countries" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "departments_name" ON "departments" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "industries_name" ON "industries" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "industry_disciplines_name" ON "industry_disciplines" USING btree ("industry_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "position_types_name" ON "position_types" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "reference_items_name" ON "reference_items" USING btree ("list",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "roles_responsibilities_name" ON "roles_responsibilities" USING btree ("list","designation_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "states_name" ON "states" USING btree ("country_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_link_hash" ON "registrations" USING btree ("link_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_code_selector" ON "registrations" USING btree ("code_selector") WHERE "registrations"."status" in ('shown', 'checked');--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_one_open" ON "registrations" USING btree ("account_id") WHERE "registrations"."status" in ('shown', 'checked');--> statement-breakpoint
CREATE INDEX "registrations_account" ON "registrations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "registrations_letter" ON "registrations" USING btree ("letter_id");--> statement-breakpoint
CREATE INDEX "registrations_application" ON "registrations" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_posts_once" ON "job_posts" USING btree ("requisition_id");--> statement-breakpoint
CREATE INDEX "job_posts_status" ON "job_posts" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "requisition_experiences_once" ON "requisition_experiences" USING btree ("requisition_id");--> statement-breakpoint
CREATE UNIQUE INDEX "requisition_financials_once" ON "requisition_financials" USING btree ("requisition_id");--> statement-breakpoint
CREATE UNIQUE INDEX "requisition_locations_once" ON "requisition_locations" USING btree ("requisition_id","city_id");--> statement-breakpoint
CREATE INDEX "requisition_locations_city" ON "requisition_locations" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "requisition_locations_country" ON "requisition_locations" USING btree ("country_id");--> statement-breakpoint
CREATE UNIQUE INDEX "requisitions_position_id" ON "requisitions" USING btree ("position_id");--> statement-breakpoint
CREATE INDEX "requisitions_owner" ON "requisitions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "requisitions_status" ON "requisitions" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "requisitions_end_date" ON "requisitions" USING btree ("end_date");--> statement-breakpoint
CREATE INDEX "requisitions_industry" ON "requisitions" USING btree ("industry_id");--> statement-breakpoint
CREATE INDEX "requisitions_discipline" ON "requisitions" USING btree ("industry_discipline_id");--> statement-breakpoint
CREATE INDEX "requisitions_type" ON "requisitions" USING btree ("job_position_type_id");--> statement-breakpoint
CREATE INDEX "requisitions_contract_type" ON "requisitions" USING btree ("job_appl_type_id");--> statement-breakpoint
CREATE INDEX "requisitions_department" ON "requisitions" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "requisitions_city" ON "requisitions" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "requisitions_title" ON "requisitions" USING btree ("position_title");--> statement-breakpoint
CREATE INDEX "requisitions_request_date" ON "requisitions" USING btree ("request_date");--> statement-breakpoint
CREATE INDEX "requisitions_start_date" ON "requisitions" USING btree ("start_date");--> statement-breakpoint
CREATE INDEX "requisitions_priority" ON "requisitions" USING btree ("priority","id");--> statement-breakpoint
CREATE INDEX "requisitions_progress" ON "requisitions" USING btree ("progress","id");--> statement-breakpoint
CREATE INDEX "requisitions_search" ON "requisitions" USING gin (folded(("position_title" || ' ' || coalesce("position_id", ''))::text) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "requirement_judgements_once" ON "requirement_judgements" USING btree ("application_id","account_id","section","name");--> statement-breakpoint
CREATE INDEX "requirement_judgements_account" ON "requirement_judgements" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "selection_templates_name" ON "selection_templates" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "selection_step_interviewers_once" ON "selection_step_interviewers" USING btree ("step_id","account_id");--> statement-breakpoint
CREATE INDEX "selection_step_interviewers_account" ON "selection_step_interviewers" USING btree ("account_id");
--> statement-breakpoint
-- Rows of the audit log and of the status history are never changed.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER status_history_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON status_history EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION refuse_sent_letter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.sent_at IS NOT NULL THEN RAISE EXCEPTION 'a sent letter is never changed'; END IF;
  RETURN COALESCE(NEW, OLD);
END $$;
--> statement-breakpoint
CREATE TRIGGER letter_versions_frozen BEFORE UPDATE OR DELETE ON letter_versions FOR EACH ROW EXECUTE FUNCTION refuse_sent_letter();

--> statement-breakpoint
-- What the hash of a row covers: every column, written the same way whatever the session's settings are.
CREATE FUNCTION audit_text(entry audit_log) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(
    entry.id, to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.actor_id, entry.actor_name, entry.action, entry.entity,
    entry.entity_id, entry.requisition_id, entry.application_id, entry.before, entry.after, entry.reason, entry.caused_by)::text
$$;
--> statement-breakpoint
CREATE FUNCTION audit_hash(previous text, seq bigint, entry audit_log) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(coalesce(previous, '') || ':' || seq || ':' || audit_text(entry), 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- One writer at a time, until its transaction ends: the chain never forks. The number is this lock's alone.
CREATE FUNCTION seal_audit_row(entry audit_log) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last audit_chain;
BEGIN
  PERFORM pg_advisory_xact_lock(7244501);
  SELECT * INTO last FROM audit_chain ORDER BY seq DESC LIMIT 1;
  INSERT INTO audit_chain (seq, audit_id, hash)
    VALUES (coalesce(last.seq, 0) + 1, entry.id, audit_hash(last.hash, coalesce(last.seq, 0) + 1, entry));
END $$;
--> statement-breakpoint
-- Rows that were written while the trigger did not stand, in their order.
CREATE FUNCTION seal_audit_rows() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  entry audit_log;
BEGIN
  FOR entry IN SELECT * FROM audit_log a WHERE NOT EXISTS (SELECT FROM audit_chain c WHERE c.audit_id = a.id) ORDER BY a.id LOOP
    PERFORM seal_audit_row(entry);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION seal_new_audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM seal_audit_row(NEW);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At commit, so that a transaction holds the lock for a moment only, after all its other locks.
CREATE CONSTRAINT TRIGGER audit_log_sealed AFTER INSERT ON audit_log DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_new_audit_row();
--> statement-breakpoint
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_chain EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_heads_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_heads EXECUTE FUNCTION refuse_change();
