ALTER TABLE "application_ranks" ADD COLUMN "missing_mandatory" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_ranks" ADD COLUMN "missing_text" text GENERATED ALWAYS AS (left(in_words(missing_mandatory), 300)) STORED NOT NULL;--> statement-breakpoint
UPDATE application_ranks r SET missing_mandatory = a.missing_mandatory FROM applications a WHERE a.id = r.application_id AND a.missing_mandatory <> '{}';--> statement-breakpoint
CREATE INDEX "application_ranks_by_missing" ON "application_ranks" USING btree ("missing_text","application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_ranks_by_missing_down" ON "application_ranks" USING btree ("missing_text" DESC NULLS FIRST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
DROP INDEX "applications_by_missing_text";--> statement-breakpoint
DROP INDEX "applications_by_missing_text_down";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "missing_text";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "missing_mandatory";
