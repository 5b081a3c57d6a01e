CREATE TABLE "account_calendars" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"hours" jsonb NOT NULL,
	"buffer" integer NOT NULL,
	"feed_hash" text,
	"feed_since" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "account_calendars_buffer_check" CHECK ("account_calendars"."buffer" between 0 and 120)
);
--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "uid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "account_calendars" ADD CONSTRAINT "account_calendars_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_calendars_feed" ON "account_calendars" USING btree ("feed_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_uid" ON "interviews" USING btree ("uid");--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_sequence_check" CHECK ("interviews"."sequence" >= 0);