CREATE TABLE "application_form_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"asks_current_salary" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "application_form_settings_once" CHECK ("application_form_settings"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "application_details" ADD COLUMN "industry_id" integer;--> statement-breakpoint
ALTER TABLE "application_details" ADD COLUMN "discipline_id" integer;--> statement-breakpoint
ALTER TABLE "application_details" ADD CONSTRAINT "application_details_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_details" ADD CONSTRAINT "application_details_discipline_id_industry_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."industry_disciplines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_details_industry" ON "application_details" USING btree ("industry_id");--> statement-breakpoint
CREATE INDEX "application_details_discipline" ON "application_details" USING btree ("discipline_id");--> statement-breakpoint
-- One row, as the product begins: nobody is asked what they earn now.
INSERT INTO application_form_settings (id) VALUES (1);
