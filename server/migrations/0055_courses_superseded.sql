DROP INDEX "course_assignments_standing";--> statement-breakpoint
DROP INDEX "course_completions_standing";--> statement-breakpoint
ALTER TABLE "course_assignments" ADD COLUMN "superseded_on" date DEFAULT 'infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_completions" ADD COLUMN "superseded_on" date DEFAULT 'infinity' NOT NULL;--> statement-breakpoint
-- By hand: each row says when the next one of the same person and course took its place, those that are there and by triggers.
CREATE FUNCTION keep_superseded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'UPDATE %1$I kept SET superseded_on = next.day FROM (
       SELECT id, coalesce(lead(%2$I) OVER (ORDER BY %2$I, id), ''infinity'') AS day FROM %1$I WHERE employee_id = $1 AND course_id = $2) next
     WHERE kept.id = next.id AND kept.superseded_on <> next.day', TG_TABLE_NAME, TG_ARGV[0])
    USING coalesce(NEW.employee_id, OLD.employee_id), coalesce(NEW.course_id, OLD.course_id);
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE course_assignments kept SET superseded_on = next.day FROM (
  SELECT id, lead(opened_on) OVER (PARTITION BY employee_id, course_id ORDER BY opened_on, id) AS day FROM course_assignments) next
  WHERE kept.id = next.id AND next.day IS NOT NULL;--> statement-breakpoint
-- All else of a completion stays as it was written.
DROP TRIGGER course_completions_append_only ON course_completions;--> statement-breakpoint
CREATE TRIGGER course_completions_append_only BEFORE DELETE OR TRUNCATE ON course_completions EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER course_completions_unchanged BEFORE UPDATE ON course_completions FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'superseded_on' IS DISTINCT FROM to_jsonb(NEW) - 'superseded_on') EXECUTE FUNCTION refuse_change();--> statement-breakpoint
UPDATE course_completions kept SET superseded_on = next.day FROM (
  SELECT id, lead(completed_on) OVER (PARTITION BY employee_id, course_id ORDER BY completed_on, id) AS day FROM course_completions) next
  WHERE kept.id = next.id AND next.day IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER course_assignments_superseded AFTER INSERT OR DELETE OR UPDATE OF opened_on ON course_assignments FOR EACH ROW
  EXECUTE FUNCTION keep_superseded('opened_on');--> statement-breakpoint
CREATE TRIGGER course_completions_superseded AFTER INSERT OR DELETE OR UPDATE OF completed_on ON course_completions FOR EACH ROW
  EXECUTE FUNCTION keep_superseded('completed_on');--> statement-breakpoint
CREATE INDEX "course_assignments_person" ON "course_assignments" USING btree ("employee_id","course_id","superseded_on");--> statement-breakpoint
CREATE INDEX "course_completions_person" ON "course_completions" USING btree ("employee_id","course_id","superseded_on");--> statement-breakpoint
CREATE INDEX "course_assignments_standing" ON "course_assignments" USING btree ("superseded_on","employee_id","course_id","opened_on","id","due_on","required_until","status","started_on","failed_on");--> statement-breakpoint
CREATE INDEX "course_completions_standing" ON "course_completions" USING btree ("superseded_on","employee_id","course_id","completed_on","assignment_id","valid_until","score");
