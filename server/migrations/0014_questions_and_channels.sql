CREATE TABLE "application_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"question_id" integer,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"options" text[] DEFAULT '{}' NOT NULL,
	"answer" text[] NOT NULL,
	CONSTRAINT "application_answers_kind_check" CHECK ("application_answers"."kind" in ('SHORT_TEXT', 'LONG_TEXT', 'YES_NO', 'ONE_OF', 'SEVERAL_OF', 'NUMBER')),
	CONSTRAINT "application_answers_position_check" CHECK ("application_answers"."position" between 1 and 10),
	CONSTRAINT "application_answers_answer" CHECK (cardinality("application_answers"."answer") > 0)
);
--> statement-breakpoint
CREATE TABLE "job_post_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_post_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_post_id" integer NOT NULL,
	"position" integer,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"options" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "job_post_questions_kind_check" CHECK ("job_post_questions"."kind" in ('SHORT_TEXT', 'LONG_TEXT', 'YES_NO', 'ONE_OF', 'SEVERAL_OF', 'NUMBER')),
	CONSTRAINT "job_post_questions_position_check" CHECK ("job_post_questions"."position" between 1 and 10),
	CONSTRAINT "job_post_questions_options" CHECK (("job_post_questions"."kind" in ('ONE_OF', 'SEVERAL_OF')) = (cardinality("job_post_questions"."options") > 0))
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "resume_required" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "job_posts" ADD COLUMN "channels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_question_id_job_post_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."job_post_questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_post_questions" ADD CONSTRAINT "job_post_questions_job_post_id_job_posts_id_fk" FOREIGN KEY ("job_post_id") REFERENCES "public"."job_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_answers_place" ON "application_answers" USING btree ("application_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "application_answers_once" ON "application_answers" USING btree ("question_id","application_id");--> statement-breakpoint
CREATE INDEX "job_post_questions_post" ON "job_post_questions" USING btree ("job_post_id","position");--> statement-breakpoint
CREATE INDEX "applications_by_channel" ON "applications" USING btree ("channel","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_channel_down" ON "applications" USING btree ("channel" DESC NULLS LAST,"id" DESC NULLS FIRST);