CREATE TABLE "applicant_merge_moves" (
	"merge_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	CONSTRAINT "applicant_merge_moves_merge_id_application_id_pk" PRIMARY KEY("merge_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "applicant_merges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applicant_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kept_id" integer NOT NULL,
	"gone_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"kept_version" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "applicant_merge_moves" ADD CONSTRAINT "applicant_merge_moves_merge_id_applicant_merges_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."applicant_merges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_merge_moves" ADD CONSTRAINT "applicant_merge_moves_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_merges" ADD CONSTRAINT "applicant_merges_kept_id_applicants_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_merges" ADD CONSTRAINT "applicant_merges_gone_id_applicants_id_fk" FOREIGN KEY ("gone_id") REFERENCES "public"."applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_merges" ADD CONSTRAINT "applicant_merges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_merge_moves_application" ON "applicant_merge_moves" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "applicant_merges_kept" ON "applicant_merges" USING btree ("kept_id","at");--> statement-breakpoint
CREATE INDEX "applicant_merges_gone" ON "applicant_merges" USING btree ("gone_id");--> statement-breakpoint
CREATE INDEX "applicant_merges_account" ON "applicant_merges" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_merged_into_id_applicants_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicants_merged_into" ON "applicants" USING btree ("merged_into_id");--> statement-breakpoint
CREATE INDEX "applicants_mobile_digits" ON "applicants" USING btree (right(regexp_replace("mobile", '[^0-9]', '', 'g'), 9));--> statement-breakpoint
CREATE INDEX "applicants_phone_digits" ON "applicants" USING btree (right(regexp_replace("phone", '[^0-9]', '', 'g'), 9));