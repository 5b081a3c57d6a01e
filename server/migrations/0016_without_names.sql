CREATE TABLE "struck_cvs" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"file_id" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "struck_cvs_language_check" CHECK ("struck_cvs"."language" in ('arabic', 'catalan', 'danish', 'german', 'greek', 'english', 'spanish', 'basque', 'finnish', 'french', 'hindi', 'hungarian', 'armenian', 'italian', 'lithuanian', 'dutch', 'norwegian', 'portuguese', 'romanian', 'russian', 'serbian', 'swedish', 'tamil', 'turkish', 'simple'))
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "candidate_number" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "requisitions" ADD COLUMN "without_names" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "struck_cvs" ADD CONSTRAINT "struck_cvs_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "struck_cvs" ADD CONSTRAINT "struck_cvs_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "struck_cvs_file" ON "struck_cvs" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "struck_cvs_words" ON "struck_cvs" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "applications_candidate_number" ON "applications" USING btree ("requisition_id","candidate_number") WHERE candidate_number is not null;--> statement-breakpoint
CREATE INDEX "applications_withheld" ON "applications" USING btree ("requisition_id","candidate_number") WHERE withheld;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_withheld_numbered" CHECK (not withheld or candidate_number is not null);