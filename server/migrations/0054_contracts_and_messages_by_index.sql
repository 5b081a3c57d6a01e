CREATE INDEX "letters_kind" ON "letters" USING btree ("kind","status","id");--> statement-breakpoint
CREATE INDEX "outbox_sample" ON "outbox" USING gin ("search_text" gin_trgm_ops) WHERE id % 4 = 0;