CREATE TABLE "onboarding_document_departments" (
	"document_id" integer NOT NULL,
	"ref_id" integer NOT NULL,
	CONSTRAINT "onboarding_document_departments_document_id_ref_id_pk" PRIMARY KEY("document_id","ref_id")
);
--> statement-breakpoint
CREATE TABLE "onboarding_document_position_types" (
	"document_id" integer NOT NULL,
	"ref_id" integer NOT NULL,
	CONSTRAINT "onboarding_document_position_types_document_id_ref_id_pk" PRIMARY KEY("document_id","ref_id")
);
--> statement-breakpoint
CREATE TABLE "onboarding_document_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "onboarding_document_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"number" integer NOT NULL,
	"file_id" integer NOT NULL,
	"by_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "onboarding_acknowledgements_once";--> statement-breakpoint
ALTER TABLE "onboarding_documents" ADD COLUMN "file_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "onboarding_document_departments" ADD CONSTRAINT "onboarding_document_departments_document_id_onboarding_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."onboarding_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_document_departments" ADD CONSTRAINT "onboarding_document_departments_ref_id_departments_id_fk" FOREIGN KEY ("ref_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_document_position_types" ADD CONSTRAINT "onboarding_document_position_types_document_id_onboarding_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."onboarding_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_document_position_types" ADD CONSTRAINT "onboarding_document_position_types_ref_id_position_types_id_fk" FOREIGN KEY ("ref_id") REFERENCES "public"."position_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_document_versions" ADD CONSTRAINT "onboarding_document_versions_document_id_onboarding_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."onboarding_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_document_versions" ADD CONSTRAINT "onboarding_document_versions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "onboarding_document_departments_ref" ON "onboarding_document_departments" USING btree ("ref_id");--> statement-breakpoint
CREATE INDEX "onboarding_document_position_types_ref" ON "onboarding_document_position_types" USING btree ("ref_id");--> statement-breakpoint
CREATE UNIQUE INDEX "onboarding_document_versions_number" ON "onboarding_document_versions" USING btree ("document_id","number");--> statement-breakpoint
CREATE INDEX "onboarding_document_versions_file" ON "onboarding_document_versions" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "onboarding_acknowledgements_once" ON "onboarding_acknowledgements" USING btree ("contract_letter_id","document_id","file_id");--> statement-breakpoint
INSERT INTO "onboarding_document_versions" ("document_id", "number", "file_id", "created_at")
SELECT "document_id", row_number() OVER (PARTITION BY "document_id" ORDER BY "is_present", "since"), "file_id", "since" FROM (
	SELECT read."document_id", read."file_id", min(read."acknowledged_at") AS "since", false AS "is_present" FROM "onboarding_acknowledgements" read
	JOIN "onboarding_documents" document ON document."id" = read."document_id" AND document."file_id" <> read."file_id"
	GROUP BY read."document_id", read."file_id"
	UNION ALL SELECT "id", "file_id", "created_at", true FROM "onboarding_documents"
) files;--> statement-breakpoint
UPDATE "onboarding_documents" SET "file_version" = (SELECT max("number") FROM "onboarding_document_versions" WHERE "document_id" = "onboarding_documents"."id");
--> statement-breakpoint
CREATE TABLE "employee_positions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employee_positions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"department_id" integer,
	"manager_id" integer,
	"by_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "job_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "department_id" integer;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "manager_id" integer;--> statement-breakpoint
ALTER TABLE "employee_positions" ADD CONSTRAINT "employee_positions_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_positions" ADD CONSTRAINT "employee_positions_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_positions" ADD CONSTRAINT "employee_positions_manager_id_employees_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "employee_positions_day" ON "employee_positions" USING btree ("employee_id","from_day");--> statement-breakpoint
CREATE INDEX "employee_positions_department" ON "employee_positions" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "employee_positions_manager" ON "employee_positions" USING btree ("manager_id");--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_manager_id_employees_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employees_department" ON "employees" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "employees_manager" ON "employees" USING btree ("manager_id");--> statement-breakpoint
UPDATE "employees" SET "department_id" = requisition."department_id", "job_title" = version."job_title"
FROM "requisitions" requisition, "letters" letter JOIN "letter_versions" version ON version."letter_id" = letter."id" AND version."number" = letter."sent_version"
WHERE requisition."id" = "employees"."requisition_id" AND letter."id" = "employees"."contract_letter_id";--> statement-breakpoint
INSERT INTO "employee_positions" ("employee_id", "from_day", "job_title", "department_id")
SELECT "id", coalesce("employment_start_date", "created_at"::date), "job_title", "department_id" FROM "employees";
