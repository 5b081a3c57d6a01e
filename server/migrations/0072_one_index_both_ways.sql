DROP INDEX "application_people_by_sort_name_down";--> statement-breakpoint
DROP INDEX "application_people_by_email_down";--> statement-breakpoint
DROP INDEX "application_people_by_mobile_down";--> statement-breakpoint
DROP INDEX "application_ranks_by_score_down";--> statement-breakpoint
DROP INDEX "application_ranks_by_missing_down";--> statement-breakpoint
DROP INDEX "applications_by_requisition_id_down";--> statement-breakpoint
DROP INDEX "applications_by_status_down";--> statement-breakpoint
DROP INDEX "applications_by_source_down";--> statement-breakpoint
DROP INDEX "applications_by_review_score_down";--> statement-breakpoint
DROP INDEX "applications_by_expected_salary_down";--> statement-breakpoint
DROP INDEX "applications_by_total_experience_down";--> statement-breakpoint
DROP INDEX "applications_by_date_received_down";--> statement-breakpoint
DROP INDEX "applications_by_resume_name_down";--> statement-breakpoint
DROP INDEX "applications_by_offer_status_down";--> statement-breakpoint
DROP INDEX "applications_by_contract_status_down";--> statement-breakpoint
DROP INDEX "applications_by_channel_down";--> statement-breakpoint
DROP INDEX "applications_by_status_since_down";--> statement-breakpoint
DROP INDEX "application_people_by_sort_name";--> statement-breakpoint
DROP INDEX "application_people_by_email";--> statement-breakpoint
DROP INDEX "application_people_by_mobile";--> statement-breakpoint
DROP INDEX "application_ranks_by_score";--> statement-breakpoint
DROP INDEX "application_ranks_by_missing";--> statement-breakpoint
DROP INDEX "applications_by_requisition_id";--> statement-breakpoint
DROP INDEX "applications_by_status";--> statement-breakpoint
DROP INDEX "applications_by_source";--> statement-breakpoint
DROP INDEX "applications_by_review_score";--> statement-breakpoint
DROP INDEX "applications_by_expected_salary";--> statement-breakpoint
DROP INDEX "applications_by_total_experience";--> statement-breakpoint
DROP INDEX "applications_by_date_received";--> statement-breakpoint
DROP INDEX "applications_by_resume_name";--> statement-breakpoint
DROP INDEX "applications_by_offer_status";--> statement-breakpoint
DROP INDEX "applications_by_contract_status";--> statement-breakpoint
DROP INDEX "applications_by_channel";--> statement-breakpoint
DROP INDEX "applications_by_status_since";--> statement-breakpoint
DROP INDEX "employees_by_name";--> statement-breakpoint
CREATE INDEX "application_people_by_sort_name" ON "application_people" USING btree ("sort_name","application_id","search_text");--> statement-breakpoint
CREATE INDEX "application_people_by_email" ON "application_people" USING btree ("email","application_id","search_text");--> statement-breakpoint
CREATE INDEX "application_people_by_mobile" ON "application_people" USING btree ("mobile" DESC NULLS LAST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_ranks_by_score" ON "application_ranks" USING btree ("profile_score" DESC NULLS LAST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_ranks_by_missing" ON "application_ranks" USING btree ("missing_text","application_id");--> statement-breakpoint
CREATE INDEX "applications_by_requisition_id" ON "applications" USING btree ("requisition_id","id");--> statement-breakpoint
CREATE INDEX "applications_by_status" ON "applications" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "applications_by_source" ON "applications" USING btree ("source","id");--> statement-breakpoint
CREATE INDEX "applications_by_review_score" ON "applications" USING btree ("review_score" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_expected_salary" ON "applications" USING btree ("expected_salary" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_total_experience" ON "applications" USING btree ("total_experience" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_date_received" ON "applications" USING btree ("date_received","id","requisition_id","source");--> statement-breakpoint
CREATE INDEX "applications_by_resume_name" ON "applications" USING btree ("resume_name" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_offer_status" ON "applications" USING btree ("offer_status" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_contract_status" ON "applications" USING btree ("contract_status" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_channel" ON "applications" USING btree ("channel" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_status_since" ON "applications" USING btree ("status_since","id");--> statement-breakpoint
CREATE INDEX "employees_by_name" ON "employees" USING btree ((first_name || ' ' || last_name) desc nulls last,"id" DESC NULLS FIRST);