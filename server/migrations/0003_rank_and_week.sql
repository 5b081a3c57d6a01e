DROP INDEX "applications_ranked";--> statement-breakpoint
CREATE INDEX "interviews_starts_at" ON "interviews" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "applications_ranked" ON "applications" USING btree ("requisition_id","profile_score","status");