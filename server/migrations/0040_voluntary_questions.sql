CREATE TABLE "fairness_counted" (
	"quarter" date PRIMARY KEY NOT NULL,
	"reached" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fairness_figures" (
	"quarter" date NOT NULL,
	"first_kind" text NOT NULL,
	"first_answer" text NOT NULL,
	"second_kind" text DEFAULT '' NOT NULL,
	"second_answer" text DEFAULT '' NOT NULL,
	"applied" integer NOT NULL,
	"screened" integer,
	"shortlisted" integer,
	"interviewed" integer,
	"selected" integer,
	"hired" integer,
	CONSTRAINT "fairness_figures_once" PRIMARY KEY("quarter","first_kind","first_answer","second_kind","second_answer"),
	CONSTRAINT "fairness_figures_first_kind_check" CHECK ("fairness_figures"."first_kind" in ('GENDER', 'AGE', 'DISABILITY', 'ETHNIC_BACKGROUND')),
	CONSTRAINT "fairness_figures_second_kind_check" CHECK ("fairness_figures"."second_kind" in ('', 'GENDER', 'AGE', 'DISABILITY', 'ETHNIC_BACKGROUND')),
	CONSTRAINT "fairness_figures_applied_check" CHECK ("fairness_figures"."applied" >= 5),
	CONSTRAINT "fairness_figures_screened_check" CHECK ("fairness_figures"."screened" >= 5),
	CONSTRAINT "fairness_figures_shortlisted_check" CHECK ("fairness_figures"."shortlisted" >= 5),
	CONSTRAINT "fairness_figures_interviewed_check" CHECK ("fairness_figures"."interviewed" >= 5),
	CONSTRAINT "fairness_figures_selected_check" CHECK ("fairness_figures"."selected" >= 5),
	CONSTRAINT "fairness_figures_hired_check" CHECK ("fairness_figures"."hired" >= 5)
);
--> statement-breakpoint
CREATE TABLE "voluntary_answers" (
	"proof" text PRIMARY KEY NOT NULL,
	"gender" text,
	"age" text,
	"disability" text,
	"ethnic_background" text
);
--> statement-breakpoint
CREATE TABLE "voluntary_questions" (
	"kind" text PRIMARY KEY NOT NULL,
	"asked" boolean DEFAULT false NOT NULL,
	"wording" text DEFAULT '' NOT NULL,
	"choices" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "voluntary_questions_kind_check" CHECK ("voluntary_questions"."kind" in ('GENDER', 'AGE', 'DISABILITY', 'ETHNIC_BACKGROUND'))
);
--> statement-breakpoint
CREATE TABLE "voluntary_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"asks" boolean DEFAULT false NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"counted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "voluntary_settings_once" CHECK ("voluntary_settings"."id" = 1)
);
--> statement-breakpoint
-- One row, as the product begins: nobody is asked anything. When it is switched on, these three are proposed.
INSERT INTO voluntary_settings (id) VALUES (1);--> statement-breakpoint
INSERT INTO voluntary_questions (kind, asked) VALUES ('GENDER', true), ('AGE', true), ('DISABILITY', true), ('ETHNIC_BACKGROUND', false);
