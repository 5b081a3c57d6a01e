DROP INDEX "applications_applicant";--> statement-breakpoint
CREATE INDEX "applications_applicant" ON "applications" USING btree ("applicant_id","id");