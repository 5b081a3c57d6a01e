CREATE TABLE "failed_attempts" (
	"subject" text NOT NULL,
	"address" text NOT NULL,
	"count" integer NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "failed_attempts_subject_address_pk" PRIMARY KEY("subject","address")
);
--> statement-breakpoint
DROP INDEX "sessions_account_id_index";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "failures_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text;--> statement-breakpoint
CREATE INDEX "failed_attempts_last_at_index" ON "failed_attempts" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "sessions_account_id_address_index" ON "sessions" USING btree ("account_id","address");--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "failed_count";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "locked_until";--> statement-breakpoint
-- Until now wrong passwords locked accounts for a quarter of an hour; nobody else could lock one.
UPDATE "accounts" SET "status" = 'active' WHERE "status" = 'locked';
