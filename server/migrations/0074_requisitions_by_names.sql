DROP INDEX "compliance_items_expiring";--> statement-breakpoint
DROP INDEX "employees_starting";--> statement-breakpoint
DROP INDEX "outbox_goes_at";--> statement-breakpoint
DROP INDEX "requisitions_end_date";--> statement-breakpoint
DROP INDEX "requisitions_title";--> statement-breakpoint
DROP INDEX "requisitions_request_date";--> statement-breakpoint
DROP INDEX "requisitions_start_date";--> statement-breakpoint
DROP INDEX "tasks_due";--> statement-breakpoint
ALTER TABLE "requisitions" ADD COLUMN "department_name" text;--> statement-breakpoint
ALTER TABLE "requisitions" ADD COLUMN "city_name" text;--> statement-breakpoint
ALTER TABLE "requisitions" ADD COLUMN "owner_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE requisitions r SET owner_name = (SELECT name FROM accounts WHERE id = r.owner_id),
  department_name = (SELECT name FROM departments WHERE id = r.department_id), city_name = (SELECT name FROM cities WHERE id = r.city_id);--> statement-breakpoint
-- What a name is taken from is locked, so that whoever changes it meanwhile waits and then finds this requisition too. Only what has changed
-- is read again: else two who change one requisition and the name of its department would wait for each other.
CREATE FUNCTION name_requisition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.owner_id IS DISTINCT FROM OLD.owner_id THEN
    SELECT name INTO NEW.owner_name FROM accounts WHERE id = NEW.owner_id FOR SHARE;
  END IF;
  IF TG_OP = 'INSERT' OR NEW.department_id IS DISTINCT FROM OLD.department_id THEN
    SELECT name INTO NEW.department_name FROM departments WHERE id = NEW.department_id FOR SHARE;
  END IF;
  IF TG_OP = 'INSERT' OR NEW.city_id IS DISTINCT FROM OLD.city_id THEN
    SELECT name INTO NEW.city_name FROM cities WHERE id = NEW.city_id FOR SHARE;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER requisitions_named BEFORE INSERT OR UPDATE OF owner_id, department_id, city_id ON requisitions FOR EACH ROW EXECUTE FUNCTION name_requisition();--> statement-breakpoint
CREATE FUNCTION name_requisitions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('UPDATE requisitions SET %I = $1 WHERE %I = $2', TG_ARGV[0] || '_name', TG_ARGV[0] || '_id') USING NEW.name, NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER accounts_name_requisitions AFTER UPDATE OF name ON accounts FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION name_requisitions('owner');--> statement-breakpoint
CREATE TRIGGER departments_name_requisitions AFTER UPDATE OF name ON departments FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION name_requisitions('department');--> statement-breakpoint
CREATE TRIGGER cities_name_requisitions AFTER UPDATE OF name ON cities FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION name_requisitions('city');--> statement-breakpoint
CREATE INDEX "requisitions_owner_name" ON "requisitions" USING btree ("owner_name","id");--> statement-breakpoint
CREATE INDEX "requisitions_department_name" ON "requisitions" USING btree ("department_name" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "requisitions_city_name" ON "requisitions" USING btree ("city_name" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "compliance_items_expiring" ON "compliance_items" USING btree ("expires_on" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE expires_on is not null;--> statement-breakpoint
CREATE INDEX "employees_starting" ON "employees" USING btree ("employment_start_date" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outbox_goes_at" ON "outbox" USING btree ("goes_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "requisitions_end_date" ON "requisitions" USING btree ("end_date" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "requisitions_title" ON "requisitions" USING btree ("position_title","id");--> statement-breakpoint
CREATE INDEX "requisitions_request_date" ON "requisitions" USING btree ("request_date" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "requisitions_start_date" ON "requisitions" USING btree ("start_date" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("due_on" DESC NULLS LAST,"id" DESC NULLS FIRST);