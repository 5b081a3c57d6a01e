DROP INDEX "course_assignments_newest";--> statement-breakpoint
DROP INDEX "course_completions_newest";--> statement-breakpoint
ALTER TABLE "leave_accounts" ADD COLUMN "minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "course_assignments_standing" ON "course_assignments" USING btree ("employee_id","course_id","opened_on" DESC NULLS LAST,"id" DESC NULLS LAST,"due_on","required_until","status","started_on","failed_on");--> statement-breakpoint
CREATE INDEX "course_completions_standing" ON "course_completions" USING btree ("employee_id","course_id","completed_on" DESC NULLS LAST,"id" DESC NULLS LAST,"assignment_id","valid_until","score");--> statement-breakpoint
CREATE INDEX "application_stays_by_stage" ON "application_stays" USING btree ("status","entity_id","ended","at") WHERE ended is not null;--> statement-breakpoint
-- By hand: entries are only ever added, so that the sum of an account grows with each of them. Whoever writes somebody's leave holds the
-- lock of the employee; an account that is opened waits for it, so that no entry is missed.
CREATE FUNCTION sum_leave_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM employees WHERE id = NEW.employee_id FOR NO KEY UPDATE;
  NEW.minutes := (SELECT coalesce(sum(minutes), 0) FROM leave_ledger WHERE employee_id = NEW.employee_id AND kind_id = NEW.kind_id);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION sum_leave_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE leave_accounts SET minutes = leave_accounts.minutes + own.minutes
    FROM (SELECT employee_id, kind_id, sum(minutes) AS minutes FROM added GROUP BY employee_id, kind_id HAVING sum(minutes) <> 0) own
    WHERE leave_accounts.employee_id = own.employee_id AND leave_accounts.kind_id = own.kind_id;
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE leave_accounts SET minutes = own.minutes
  FROM (SELECT employee_id, kind_id, sum(minutes) AS minutes FROM leave_ledger GROUP BY employee_id, kind_id) own
  WHERE leave_accounts.employee_id = own.employee_id AND leave_accounts.kind_id = own.kind_id;--> statement-breakpoint
CREATE TRIGGER leave_accounts_summed BEFORE INSERT ON leave_accounts FOR EACH ROW EXECUTE FUNCTION sum_leave_account();--> statement-breakpoint
CREATE TRIGGER leave_ledger_summed AFTER INSERT ON leave_ledger REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_leave_entries();
