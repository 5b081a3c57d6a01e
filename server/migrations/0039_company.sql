CREATE TABLE "company" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"address_line" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"logo_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "company_once" CHECK ("company"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "company_logos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_logos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "company_logos_width_check" CHECK ("company_logos"."width" >= 1),
	CONSTRAINT "company_logos_height_check" CHECK ("company_logos"."height" >= 1)
);
--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_logo_id_company_logos_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."company_logos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_logos" ADD CONSTRAINT "company_logos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_logo" ON "company" USING btree ("logo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_logos_file" ON "company_logos" USING btree ("file_id");