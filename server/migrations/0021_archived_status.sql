UPDATE "requisitions" SET "status" = 'AR' WHERE "archived_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "requisitions" DROP COLUMN "archived_at";