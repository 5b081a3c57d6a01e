ALTER TABLE "application_ranks" ADD COLUMN "date_received" timestamp with time zone;--> statement-breakpoint
-- By hand: copied like the status, for those that are there and by both triggers.
UPDATE application_ranks r SET date_received = a.date_received FROM applications a WHERE a.id = r.application_id;--> statement-breakpoint
ALTER TABLE "application_ranks" ALTER COLUMN "date_received" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "application_ranks_received" ON "application_ranks" USING btree ("date_received","reached","status","requisition_id","application_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION rank_applications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO application_ranks (application_id, requisition_id, applicant_id, status, status_since, date_received)
    SELECT id, requisition_id, applicant_id, status, status_since, date_received FROM added;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_application_rank() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application_ranks SET requisition_id = NEW.requisition_id, applicant_id = NEW.applicant_id, status = NEW.status, status_since = NEW.status_since,
      date_received = NEW.date_received
    WHERE application_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER applications_ranks_moved ON applications;--> statement-breakpoint
CREATE TRIGGER applications_ranks_moved AFTER UPDATE OF requisition_id, applicant_id, status, status_since, date_received ON applications FOR EACH ROW
  WHEN ((OLD.requisition_id, OLD.applicant_id, OLD.status, OLD.status_since, OLD.date_received)
    IS DISTINCT FROM (NEW.requisition_id, NEW.applicant_id, NEW.status, NEW.status_since, NEW.date_received))
  EXECUTE FUNCTION keep_application_rank();
