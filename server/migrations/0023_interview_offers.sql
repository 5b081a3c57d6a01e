CREATE TABLE "interview_offer_interviewers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_offer_interviewers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer_id" integer NOT NULL,
	"account_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"requisition_id" integer NOT NULL,
	"step_id" integer NOT NULL,
	"minutes" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"zone" text NOT NULL,
	"notice_hours" integer NOT NULL,
	"buffer_before" integer NOT NULL,
	"buffer_after" integer NOT NULL,
	"most_per_day" integer NOT NULL,
	"change_hours" integer NOT NULL,
	"place" text,
	"link" text,
	"status" text DEFAULT 'offered' NOT NULL,
	"interview_id" integer,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "interview_offers_in_states" CHECK ("interview_offers"."status" in ('offered', 'booked', 'withdrawn', 'lapsed')),
	CONSTRAINT "interview_offers_last_day_in_order" CHECK ("interview_offers"."first_day" <= "interview_offers"."last_day"),
	CONSTRAINT "interview_offers_minutes_check" CHECK ("interview_offers"."minutes" between 5 and 720),
	CONSTRAINT "interview_offers_notice_hours_check" CHECK ("interview_offers"."notice_hours" between 0 and 336),
	CONSTRAINT "interview_offers_buffer_before_check" CHECK ("interview_offers"."buffer_before" between 0 and 240),
	CONSTRAINT "interview_offers_buffer_after_check" CHECK ("interview_offers"."buffer_after" between 0 and 240),
	CONSTRAINT "interview_offers_most_per_day_check" CHECK ("interview_offers"."most_per_day" between 1 and 20),
	CONSTRAINT "interview_offers_change_hours_check" CHECK ("interview_offers"."change_hours" between 0 and 336)
);
--> statement-breakpoint
ALTER TABLE "templates" DROP CONSTRAINT "templates_event_check";--> statement-breakpoint
ALTER TABLE "interview_interviewers" ADD COLUMN "during" "tstzrange";--> statement-breakpoint
ALTER TABLE "interview_offer_interviewers" ADD CONSTRAINT "interview_offer_interviewers_offer_id_interview_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."interview_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_offer_interviewers" ADD CONSTRAINT "interview_offer_interviewers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_offers" ADD CONSTRAINT "interview_offers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_offers" ADD CONSTRAINT "interview_offers_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_offers" ADD CONSTRAINT "interview_offers_step_id_selection_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."selection_steps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_offers" ADD CONSTRAINT "interview_offers_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_offers" ADD CONSTRAINT "interview_offers_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "interview_offer_interviewers_once" ON "interview_offer_interviewers" USING btree ("offer_id","account_id");--> statement-breakpoint
CREATE INDEX "interview_offer_interviewers_account" ON "interview_offer_interviewers" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_offers_one" ON "interview_offers" USING btree ("application_id","step_id") WHERE status = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX "interview_offers_interview" ON "interview_offers" USING btree ("interview_id");--> statement-breakpoint
CREATE INDEX "interview_offers_application" ON "interview_offers" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "interview_offers_requisition" ON "interview_offers" USING btree ("requisition_id");--> statement-breakpoint
CREATE INDEX "interview_offers_step" ON "interview_offers" USING btree ("step_id");--> statement-breakpoint
CREATE INDEX "interview_offers_created_by" ON "interview_offers" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "interview_offers_last_day" ON "interview_offers" USING btree ("last_day","status");--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_event_check" CHECK ("templates"."event" in ('APPROVAL_REQUESTED', 'REQUISITION_DECIDED', 'APPLICATION_RECEIVED', 'OWN_PAGE_LINK', 'APPLICATION_REJECTED', 'APPLICATION_WITHDRAWN', 'POSITION_CLOSED', 'INVITED_TO_APPLY', 'INTERVIEW_SCHEDULED', 'INTERVIEW_CHANGED', 'INTERVIEW_CANCELLED', 'INTERVIEW_OFFERED', 'INTERVIEW_PANEL', 'NOTE_MENTION', 'OFFER_LETTER', 'CONTRACT_LETTER', 'LETTER_REVOKED', 'LETTER_ANSWERED', 'COMPLIANCE_REQUESTED', 'COMPLIANCE_ANSWERED', 'REGISTRATION_CODE', 'PASSWORD_RESET', 'INVITATION', 'SIGN_IN_FAILURES', 'OVER_LIMIT', 'WELCOME', 'CANDIDATE_MESSAGE', 'OFFER_LETTER_TEXT', 'CONTRACT_LETTER_TEXT'));--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE FUNCTION interview_takes(of_interview interviews) RETURNS tstzrange LANGUAGE sql STABLE AS $$
  -- Those that stand: the lifecycle's planned and held.
  SELECT CASE WHEN of_interview.status IN ('scheduled', 'held', 'assessed') THEN tstzrange(of_interview.starts_at, of_interview.ends_at) END
$$;--> statement-breakpoint
CREATE FUNCTION interviewer_is_taken() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT interview_takes(i) INTO NEW.during FROM interviews i WHERE i.id = NEW.interview_id;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION interviewers_are_taken() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE interview_interviewers SET during = interview_takes(NEW) WHERE interview_id = NEW.id AND during IS DISTINCT FROM interview_takes(NEW);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER interviewer_is_taken BEFORE INSERT OR UPDATE OF interview_id ON interview_interviewers FOR EACH ROW EXECUTE FUNCTION interviewer_is_taken();--> statement-breakpoint
CREATE TRIGGER interviewers_are_taken AFTER UPDATE OF status, starts_at, ends_at ON interviews FOR EACH ROW EXECUTE FUNCTION interviewers_are_taken();--> statement-breakpoint
UPDATE interview_interviewers SET during = interview_takes(i) FROM interviews i WHERE i.id = interview_id;--> statement-breakpoint
-- Where two were written before anything forbade it, the later one is left as it is and not watched.
UPDATE interview_interviewers later SET during = NULL WHERE EXISTS (
  SELECT FROM interview_interviewers earlier WHERE earlier.account_id = later.account_id AND earlier.id < later.id AND earlier.during && later.during
);--> statement-breakpoint
ALTER TABLE interview_interviewers ADD CONSTRAINT interview_interviewers_no_overlap EXCLUDE USING gist (account_id WITH =, during WITH &&);
