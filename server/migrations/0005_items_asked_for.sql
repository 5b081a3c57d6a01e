ALTER TABLE "reference_items" ADD COLUMN "asked_by_id" integer;--> statement-breakpoint
ALTER TABLE "reference_items" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reference_items" ADD CONSTRAINT "reference_items_asked_by_id_accounts_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reference_items_asked" ON "reference_items" USING btree ("asked_by_id");--> statement-breakpoint
ALTER TABLE "reference_items" ADD CONSTRAINT "reference_items_asked_for" CHECK (("reference_items"."asked_by_id" is null) = ("reference_items"."asked_at" is null));