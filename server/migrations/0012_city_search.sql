CREATE INDEX "cities_by_name" ON "cities" USING btree (folded("name"::text),"id");--> statement-breakpoint
CREATE INDEX "cities_search" ON "cities" USING gin (folded("name"::text) gin_trgm_ops);