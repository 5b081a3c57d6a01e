-- Trigrams make the search for a part of a name fast; every PostgreSQL brings them along.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- A name as it is looked for: small letters, accents left out.
CREATE FUNCTION folded(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(regexp_replace(normalize(name, NFD), U&'[\0300-\036F]', '', 'g'));
