CREATE TABLE "application_people" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"sort_name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text,
	"search_text" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "applicants_sort_email";--> statement-breakpoint
DROP INDEX "applicants_mobile";--> statement-breakpoint
DROP INDEX "applicants_mobile_down";--> statement-breakpoint
ALTER TABLE "application_people" ADD CONSTRAINT "application_people_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO application_people (application_id, sort_name, email, mobile, search_text)
  SELECT a.id, p.sort_name, p.email, p.mobile, left(p.search_text, 350) FROM applications a JOIN applicants p ON p.id = a.applicant_id ORDER BY a.id;--> statement-breakpoint
CREATE INDEX "application_people_by_sort_name" ON "application_people" USING btree ("sort_name","application_id" DESC NULLS FIRST,"search_text");--> statement-breakpoint
CREATE INDEX "application_people_by_sort_name_down" ON "application_people" USING btree ("sort_name" DESC NULLS FIRST,"application_id" DESC NULLS FIRST,"search_text");--> statement-breakpoint
CREATE INDEX "application_people_by_email" ON "application_people" USING btree ("email","application_id" DESC NULLS FIRST,"search_text");--> statement-breakpoint
CREATE INDEX "application_people_by_email_down" ON "application_people" USING btree ("email" DESC NULLS FIRST,"application_id" DESC NULLS FIRST,"search_text");--> statement-breakpoint
CREATE INDEX "application_people_by_mobile" ON "application_people" USING btree ("mobile","application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_people_by_mobile_down" ON "application_people" USING btree ("mobile" DESC NULLS LAST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_status_since" ON "applications" USING btree ("status_since","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_status_since_down" ON "applications" USING btree ("status_since" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- The person is locked, so that somebody who corrects the name meanwhile waits and then finds this application too.
CREATE FUNCTION name_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO application_people (application_id, sort_name, email, mobile, search_text)
    SELECT NEW.id, sort_name, email, mobile, left(search_text, 350) FROM applicants WHERE id = NEW.applicant_id FOR SHARE
    ON CONFLICT (application_id) DO UPDATE SET sort_name = excluded.sort_name, email = excluded.email, mobile = excluded.mobile, search_text = excluded.search_text;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_people_added AFTER INSERT ON applications FOR EACH ROW EXECUTE FUNCTION name_application();--> statement-breakpoint
CREATE TRIGGER applications_people_moved AFTER UPDATE OF applicant_id ON applications FOR EACH ROW
  WHEN (OLD.applicant_id IS DISTINCT FROM NEW.applicant_id) EXECUTE FUNCTION name_application();--> statement-breakpoint
CREATE FUNCTION name_applications_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application_people SET sort_name = NEW.sort_name, email = NEW.email, mobile = NEW.mobile, search_text = left(NEW.search_text, 350)
    WHERE application_id IN (SELECT id FROM applications WHERE applicant_id = NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER applicants_people_changed AFTER UPDATE OF first_name, middle_name, sur_name, email, mobile ON applicants FOR EACH ROW
  WHEN ((OLD.sort_name, OLD.email, OLD.mobile, OLD.search_text) IS DISTINCT FROM (NEW.sort_name, NEW.email, NEW.mobile, NEW.search_text))
  EXECUTE FUNCTION name_applications_of_person();
