DROP INDEX "applicants_sample";--> statement-breakpoint
DROP INDEX "file_words_sample";--> statement-breakpoint
DROP INDEX "outbox_sample";--> statement-breakpoint
CREATE INDEX "applicants_sample" ON "applicants" USING gin ("search_text" gin_trgm_ops) WHERE id::bigint * 2654435769 / 134217728 % 32 = 0;--> statement-breakpoint
CREATE INDEX "file_words_sample" ON "file_words" USING gin ("words") WITH (fastupdate=false) WHERE file_id::bigint * 2654435769 / 134217728 % 32 = 0;--> statement-breakpoint
CREATE INDEX "outbox_sample" ON "outbox" USING gin ("search_text" gin_trgm_ops) WHERE id::bigint * 2654435769 / 134217728 % 32 = 0;