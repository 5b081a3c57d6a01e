CREATE TABLE "audit_chain" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"audit_id" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_heads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"key_id" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "audit_chain_audit_id_index" ON "audit_chain" USING btree ("audit_id");
--> statement-breakpoint
-- What the hash of a row covers: every column, written the same way whatever the session's settings are.
CREATE FUNCTION audit_text(entry audit_log) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(
    entry.id, to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.actor_id, entry.actor_name, entry.action, entry.entity,
    entry.entity_id, entry.requisition_id, entry.application_id, entry.before, entry.after, entry.reason, entry.caused_by)::text
$$;
--> statement-breakpoint
CREATE FUNCTION audit_hash(previous text, seq bigint, entry audit_log) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(coalesce(previous, '') || ':' || seq || ':' || audit_text(entry), 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- One writer at a time, until its transaction ends: the chain never forks. The number is this lock's alone.
CREATE FUNCTION seal_audit_row(entry audit_log) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last audit_chain;
BEGIN
  PERFORM pg_advisory_xact_lock(7244501);
  SELECT * INTO last FROM audit_chain ORDER BY seq DESC LIMIT 1;
  INSERT INTO audit_chain (seq, audit_id, hash)
    VALUES (coalesce(last.seq, 0) + 1, entry.id, audit_hash(last.hash, coalesce(last.seq, 0) + 1, entry));
END $$;
--> statement-breakpoint
-- Rows that were written while the trigger did not stand, in their order.
CREATE FUNCTION seal_audit_rows() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  entry audit_log;
BEGIN
  FOR entry IN SELECT * FROM audit_log a WHERE NOT EXISTS (SELECT FROM audit_chain c WHERE c.audit_id = a.id) ORDER BY a.id LOOP
    PERFORM seal_audit_row(entry);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION seal_new_audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM seal_audit_row(NEW);
  RETURN NULL;
END $$;
--> statement-breakpoint
SELECT seal_audit_rows();
--> statement-breakpoint
-- At commit, so that a transaction holds the lock for a moment only, after all its other locks.
CREATE CONSTRAINT TRIGGER audit_log_sealed AFTER INSERT ON audit_log DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_new_audit_row();
--> statement-breakpoint
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_chain EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_heads_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_heads EXECUTE FUNCTION refuse_change();
