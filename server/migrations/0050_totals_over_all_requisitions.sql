CREATE TABLE "application_totals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_totals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "application_totals_in_states" CHECK ("application_totals"."status" in ('new application', 'screening', 'shortlisted', 'interviewing', 'reference check', 'background check', 'selected', 'offer sent', 'offer accepted', 'contract sent', 'contract signed', 'hired', 'on hold', 'rejected', 'withdrawn'))
);
--> statement-breakpoint
INSERT INTO application_totals (status, total) SELECT status, sum(total) FROM application_counts GROUP BY 1 HAVING sum(total) <> 0;--> statement-breakpoint
-- By hand: as before, and what each write adds to the totals over all requisitions.
CREATE OR REPLACE FUNCTION count_applications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO application_counts AS c (requisition_id, status, total)
      SELECT requisition_id, status, count(*) FROM added GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (requisition_id, status) DO UPDATE SET total = c.total + excluded.total;
    INSERT INTO application_totals (status, total) SELECT status, count(*) FROM added GROUP BY 1;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO application_counts AS c (requisition_id, status, total)
      SELECT requisition_id, status, sum(one) FROM (
        SELECT requisition_id, status, -1 AS one FROM removed UNION ALL SELECT requisition_id, status, 1 FROM added) moved
      GROUP BY 1, 2 HAVING sum(one) <> 0 ORDER BY 1, 2
      ON CONFLICT (requisition_id, status) DO UPDATE SET total = c.total + excluded.total;
    INSERT INTO application_totals (status, total)
      SELECT status, sum(one) FROM (SELECT status, -1 AS one FROM removed UNION ALL SELECT status, 1 FROM added) moved
      GROUP BY 1 HAVING sum(one) <> 0;
  ELSE
    UPDATE application_counts c SET total = c.total - gone.total
      FROM (SELECT requisition_id, status, count(*) AS total FROM removed GROUP BY 1, 2 ORDER BY 1, 2) gone
      WHERE c.requisition_id = gone.requisition_id AND c.status = gone.status;
    INSERT INTO application_totals (status, total) SELECT status, -count(*) FROM removed GROUP BY 1;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Rows that another write is gathering are left to it, so that nobody waits.
CREATE FUNCTION gather_application_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH gathered AS (
    DELETE FROM application_totals WHERE id = ANY (ARRAY(SELECT id FROM application_totals FOR UPDATE SKIP LOCKED)) RETURNING status, total)
  INSERT INTO application_totals (status, total) SELECT status, sum(total) FROM gathered GROUP BY 1 HAVING sum(total) <> 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER application_totals_gathered AFTER INSERT ON application_totals FOR EACH ROW WHEN (NEW.id % 64 = 0) EXECUTE FUNCTION gather_application_totals();
