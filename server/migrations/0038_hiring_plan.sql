CREATE TABLE "budgeted_positions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budgeted_positions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"quarter" date NOT NULL,
	"position_title" text DEFAULT '' NOT NULL,
	"people" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "budgeted_positions_people_check" CHECK ("budgeted_positions"."people" between 1 and 10000),
	CONSTRAINT "budgeted_positions_first_day" CHECK ("budgeted_positions"."quarter" = date_trunc('quarter', "budgeted_positions"."quarter"::timestamp)::date)
);
--> statement-breakpoint
ALTER TABLE "list_columns" DROP CONSTRAINT "list_columns_list_check";--> statement-breakpoint
ALTER TABLE "list_views" DROP CONSTRAINT "list_views_list_check";--> statement-breakpoint
ALTER TABLE "budgeted_positions" ADD CONSTRAINT "budgeted_positions_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "budgeted_positions_once" ON "budgeted_positions" USING btree ("department_id","quarter",lower("position_title"));--> statement-breakpoint
CREATE INDEX "budgeted_positions_quarter" ON "budgeted_positions" USING btree ("quarter","id");--> statement-breakpoint
ALTER TABLE "list_columns" ADD CONSTRAINT "list_columns_list_check" CHECK ("list_columns"."list" in ('requisitions', 'tracking', 'applications', 'candidates', 'interviews', 'employees', 'outbox', 'users', 'peopleWeKnow', 'peopleGroups', 'groupMembers', 'referrals', 'selectedApplications', 'expiringDocuments', 'tasks', 'onboarding', 'leaveRequests', 'leaveBalances', 'leaveLedger', 'reportRows', 'budgetedPositions', 'hiringRows'));--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_list_check" CHECK ("list_views"."list" in ('requisitions', 'tracking', 'applications', 'candidates', 'interviews', 'employees', 'outbox', 'users', 'peopleWeKnow', 'peopleGroups', 'groupMembers', 'referrals', 'selectedApplications', 'expiringDocuments', 'tasks', 'onboarding', 'leaveRequests', 'leaveBalances', 'leaveLedger', 'reportRows', 'budgetedPositions', 'hiringRows'));