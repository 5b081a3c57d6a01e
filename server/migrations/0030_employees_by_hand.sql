ALTER TABLE "employees" ALTER COLUMN "applicant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ALTER COLUMN "application_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ALTER COLUMN "requisition_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ALTER COLUMN "contract_letter_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "employee_positions" ADD COLUMN "position_type_id" integer;--> statement-breakpoint
ALTER TABLE "employee_positions" ADD COLUMN "city_id" integer;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "position_type_id" integer;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "city_id" integer;--> statement-breakpoint
ALTER TABLE "employee_positions" ADD CONSTRAINT "employee_positions_position_type_id_position_types_id_fk" FOREIGN KEY ("position_type_id") REFERENCES "public"."position_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_positions" ADD CONSTRAINT "employee_positions_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_position_type_id_position_types_id_fk" FOREIGN KEY ("position_type_id") REFERENCES "public"."position_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employee_positions_position_type" ON "employee_positions" USING btree ("position_type_id");--> statement-breakpoint
CREATE INDEX "employee_positions_city" ON "employee_positions" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "employees_position_type" ON "employees" USING btree ("position_type_id");--> statement-breakpoint
CREATE INDEX "employees_city" ON "employees" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "employees_email" ON "employees" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_hired_or_added" CHECK (num_nulls("employees"."applicant_id", "employees"."application_id", "employees"."requisition_id", "employees"."contract_letter_id") in (0, 4));--> statement-breakpoint
-- Who was no applicant is not searched by one.
CREATE OR REPLACE FUNCTION keep_candidate_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.candidate_text := coalesce((SELECT search_text FROM applicants WHERE id = NEW.applicant_id), '');
  RETURN NEW;
END $$;--> statement-breakpoint
UPDATE "employees" SET "position_type_id" = requisition."job_position_type_id", "city_id" = requisition."city_id"
FROM "requisitions" requisition WHERE requisition."id" = "employees"."requisition_id";--> statement-breakpoint
UPDATE "employee_positions" SET "position_type_id" = employee."position_type_id", "city_id" = employee."city_id"
FROM "employees" employee WHERE employee."id" = "employee_positions"."employee_id";
