ALTER TABLE "files" ADD COLUMN "stored_at" timestamp with time zone;--> statement-breakpoint
-- Until now the row was written after the bytes.
UPDATE "files" SET "stored_at" = "created_at";--> statement-breakpoint
ALTER TABLE "onboarding_acknowledgements" ADD COLUMN "file_id" integer;--> statement-breakpoint
-- Which file was read was not kept; the one that the document has now is the nearest to it.
UPDATE "onboarding_acknowledgements" a SET "file_id" = d."file_id" FROM "onboarding_documents" d WHERE d."id" = a."document_id";--> statement-breakpoint
ALTER TABLE "onboarding_acknowledgements" ALTER COLUMN "file_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "onboarding_acknowledgements" ADD CONSTRAINT "onboarding_acknowledgements_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;
