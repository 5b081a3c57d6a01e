CREATE TABLE "notice_reads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_reads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"notice" text NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"paused_at" timestamp with time zone,
	"changed_by" text NOT NULL,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_reads_account_id_notice_index" ON "notice_reads" USING btree ("account_id","notice");--> statement-breakpoint
CREATE INDEX "notice_reads_read_at_index" ON "notice_reads" USING btree ("read_at");--> statement-breakpoint
-- What a mail server was meant to get before there were due times.
UPDATE "outbox" SET "due_at" = now() WHERE "status" = 'queued' AND ("reason" IS NULL OR "attempts" > 0);
