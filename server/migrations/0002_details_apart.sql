ALTER TABLE "applications" DROP COLUMN "cv_notes";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "score_breakdown";