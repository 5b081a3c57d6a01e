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
ALTER TABLE "selection_steps" ADD COLUMN "kind" text DEFAULT 'IN_PERSON' NOT NULL;--> statement-breakpoint
ALTER TABLE "selection_steps" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "selection_steps" ADD COLUMN "minutes" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "selection_step_interviewers" ADD CONSTRAINT "selection_step_interviewers_step_id_selection_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."selection_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection_step_interviewers" ADD CONSTRAINT "selection_step_interviewers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "selection_templates_name" ON "selection_templates" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "selection_step_interviewers_once" ON "selection_step_interviewers" USING btree ("step_id","account_id");