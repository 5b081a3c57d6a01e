ALTER TABLE "list_columns" ALTER COLUMN "columns" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "list_columns" ADD COLUMN "widths" jsonb DEFAULT '[]'::jsonb NOT NULL;