DROP INDEX "application_items_item";--> statement-breakpoint
CREATE INDEX "application_items_item" ON "application_items" USING btree ("item_id","list");--> statement-breakpoint
-- Not strict: a function whose body tells nothing of a null is called for each row, and becomes a part of the statement otherwise. Of a null it makes a null all the same.
CREATE OR REPLACE FUNCTION folded(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length(name) = length(name) THEN lower(name) ELSE lower(regexp_replace(normalize(name, NFD), U&'[\0300-\036F]', '', 'g')) END;
