-- Each letter of a text and each pair of letters: what trigrams are too long for.
CREATE FUNCTION letters_in(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000
  RETURN array(SELECT substr(name, at, many) FROM generate_series(1, length(name)) at, generate_series(1, 2) many);--> statement-breakpoint
DROP INDEX "applications_ranked";--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "candidate_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "applicants_letters" ON "applicants" USING gin (letters_in("sort_name"));--> statement-breakpoint
CREATE INDEX "employees_search" ON "employees" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "employees_candidate" ON "employees" USING gin ("candidate_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "applications_ranked" ON "applications" USING btree ("requisition_id","profile_score" DESC NULLS LAST,"id","status");--> statement-breakpoint
CREATE FUNCTION keep_candidate_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT search_text INTO NEW.candidate_text FROM applicants WHERE id = NEW.applicant_id;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER employees_candidate_text BEFORE INSERT OR UPDATE OF applicant_id ON employees FOR EACH ROW EXECUTE FUNCTION keep_candidate_text();--> statement-breakpoint
CREATE FUNCTION keep_candidate_text_of_employees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE employees SET candidate_text = NEW.search_text WHERE applicant_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER applicants_candidate_text AFTER UPDATE OF first_name, middle_name, sur_name, email ON applicants FOR EACH ROW
  WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION keep_candidate_text_of_employees();--> statement-breakpoint
UPDATE employees SET candidate_text = search.search_text FROM applicants search WHERE search.id = applicant_id;
