-- What leads nowhere any more is forgotten, before it may only lead somewhere.
UPDATE "outbox" SET "requisition_id" = NULL WHERE "requisition_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "requisitions" r WHERE r."id" = "outbox"."requisition_id");--> statement-breakpoint
UPDATE "outbox" SET "application_id" = NULL WHERE "application_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "applications" r WHERE r."id" = "outbox"."application_id");--> statement-breakpoint
UPDATE "registrations" SET "letter_id" = NULL WHERE "letter_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "letters" r WHERE r."id" = "registrations"."letter_id");--> statement-breakpoint
UPDATE "registrations" SET "application_id" = NULL WHERE "application_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "applications" r WHERE r."id" = "registrations"."application_id");--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_applicant_id_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_contract_letter_id_letters_id_fk" FOREIGN KEY ("contract_letter_id") REFERENCES "public"."letters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_acknowledgements" ADD CONSTRAINT "onboarding_acknowledgements_contract_letter_id_letters_id_fk" FOREIGN KEY ("contract_letter_id") REFERENCES "public"."letters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_account_id_accounts_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_resume" ON "applications" USING btree ("resume_file_id");--> statement-breakpoint
CREATE INDEX "applications_city" ON "applications" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "compliance_items_file" ON "compliance_items" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "interview_feedback_account" ON "interview_feedback" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "interviews_application" ON "interviews" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "interviews_step" ON "interviews" USING btree ("step_id");--> statement-breakpoint
CREATE INDEX "interviews_created_by" ON "interviews" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "reviews_account" ON "reviews" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "approval_comments_account" ON "approval_comments" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "default_approvers_account" ON "default_approvers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "requisition_certifications_ref" ON "requisition_certifications" USING btree ("ref_id");--> statement-breakpoint
CREATE INDEX "requisition_compliances_ref" ON "requisition_compliances" USING btree ("ref_id");--> statement-breakpoint
CREATE INDEX "requisition_designations_ref" ON "requisition_designations" USING btree ("ref_id");--> statement-breakpoint
CREATE INDEX "requisition_qualifications_ref" ON "requisition_qualifications" USING btree ("ref_id");--> statement-breakpoint
CREATE INDEX "requisition_skills_ref" ON "requisition_skills" USING btree ("ref_id");--> statement-breakpoint
CREATE INDEX "requisition_work_auths_ref" ON "requisition_work_auths" USING btree ("ref_id");--> statement-breakpoint
CREATE INDEX "employees_applicant" ON "employees" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "employees_requisition" ON "employees" USING btree ("requisition_id");--> statement-breakpoint
CREATE INDEX "onboarding_acknowledgements_document" ON "onboarding_acknowledgements" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "onboarding_acknowledgements_file" ON "onboarding_acknowledgements" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "onboarding_acknowledgements_account" ON "onboarding_acknowledgements" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "onboarding_documents_file" ON "onboarding_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "letter_versions_template" ON "letter_versions" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "letter_versions_maker" ON "letter_versions" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "letters_maker" ON "letters" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "letters_released_by" ON "letters" USING btree ("released_by");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_account_id");--> statement-breakpoint
CREATE INDEX "imports_account" ON "imports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "outbox_requisition" ON "outbox" USING btree ("requisition_id");--> statement-breakpoint
CREATE INDEX "cities_state" ON "cities" USING btree ("state_id");--> statement-breakpoint
CREATE INDEX "registrations_letter" ON "registrations" USING btree ("letter_id");--> statement-breakpoint
CREATE INDEX "registrations_application" ON "registrations" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "requisition_locations_city" ON "requisition_locations" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "requisition_locations_country" ON "requisition_locations" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "requisitions_industry" ON "requisitions" USING btree ("industry_id");--> statement-breakpoint
CREATE INDEX "requisitions_discipline" ON "requisitions" USING btree ("industry_discipline_id");--> statement-breakpoint
CREATE INDEX "requisitions_type" ON "requisitions" USING btree ("job_position_type_id");--> statement-breakpoint
CREATE INDEX "requisitions_contract_type" ON "requisitions" USING btree ("job_appl_type_id");--> statement-breakpoint
CREATE INDEX "requisitions_department" ON "requisitions" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "requirement_judgements_account" ON "requirement_judgements" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "selection_step_interviewers_account" ON "selection_step_interviewers" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_in_states" CHECK ("accounts"."status" in ('invited', 'active', 'locked', 'disabled'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_in_states" CHECK ("applications"."status" in ('new application', 'screening', 'shortlisted', 'interviewing', 'reference check', 'background check', 'selected', 'offer sent', 'offer accepted', 'contract sent', 'contract signed', 'hired', 'on hold', 'rejected', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_held_from" CHECK ("applications"."held_from" in ('new application', 'screening', 'shortlisted', 'interviewing', 'reference check', 'background check', 'selected', 'offer sent', 'offer accepted', 'contract sent', 'contract signed', 'hired', 'on hold', 'rejected', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "compliance_items" ADD CONSTRAINT "compliance_items_in_states" CHECK ("compliance_items"."status" in ('REQUESTED', 'SUBMITTED', 'APPROVED', 'REJECTED', 'WAIVED'));--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_in_states" CHECK ("interviews"."status" in ('scheduled', 'held', 'assessed', 'no-show', 'cancelled'));--> statement-breakpoint
ALTER TABLE "approval_rounds" ADD CONSTRAINT "approval_rounds_in_states" CHECK ("approval_rounds"."status" in ('waiting', 'asked', 'approved', 'declined'));--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_in_states" CHECK ("approvals"."status" in ('waiting', 'asked', 'approved', 'declined'));--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_in_states" CHECK ("employees"."status" in ('onboarding', 'active', 'on leave', 'suspended', 'ended'));--> statement-breakpoint
ALTER TABLE "onboarding_documents" ADD CONSTRAINT "onboarding_documents_in_states" CHECK ("onboarding_documents"."status" in ('draft', 'published', 'retired'));--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_in_states" CHECK ("letters"."status" in ('saved', 'sent', 'viewed', 'accepted', 'declined', 'lapsed', 'revoked', 'signed', 'converted'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_in_states" CHECK ("outbox"."status" in ('queued', 'sending', 'sent', 'failed', 'paused'));--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_in_states" CHECK ("registrations"."status" in ('shown', 'checked', 'used', 'expired', 'burned', 'superseded'));--> statement-breakpoint
ALTER TABLE "job_posts" ADD CONSTRAINT "job_posts_in_states" CHECK ("job_posts"."status" in ('draft', 'published', 'closed'));--> statement-breakpoint
ALTER TABLE "requisitions" ADD CONSTRAINT "requisitions_in_states" CHECK ("requisitions"."status" in ('DR', 'SB', 'RV', 'RVA', 'RVD', 'IN', 'RCK', 'CCK', 'CA', 'CD', 'CN', 'CO', 'AR'));