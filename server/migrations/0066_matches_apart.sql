CREATE TABLE "application_matches" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"requisition_id" integer NOT NULL,
	"matches" "bytea",
	"long_matches" "bytea",
	CONSTRAINT "application_matches_indexed" CHECK (octet_length(matches) <= 2400),
	CONSTRAINT "application_matches_one" CHECK ((matches is null) <> (long_matches is null))
);
--> statement-breakpoint
INSERT INTO "application_matches" ("application_id", "requisition_id", "matches", "long_matches")
SELECT d.application_id, a.requisition_id, CASE WHEN octet_length(p.packed) <= 2400 THEN p.packed END, CASE WHEN octet_length(p.packed) > 2400 THEN p.packed END
FROM "application_details" d JOIN "applications" a ON a.id = d.application_id
  CROSS JOIN LATERAL (SELECT coalesce(string_agg(float8send(coalesce(m.match, 'NaN')), '' ORDER BY m.at), '') AS packed FROM unnest(d.matches) WITH ORDINALITY m(match, at)) p
WHERE d.matches IS NOT NULL ORDER BY 1;--> statement-breakpoint
ALTER TABLE "application_matches" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);--> statement-breakpoint
ALTER TABLE "application_matches" ADD CONSTRAINT "application_matches_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_matches" ADD CONSTRAINT "application_matches_requisition_id_requisitions_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_matches_requisition" ON "application_matches" USING btree ("requisition_id","application_id","matches");--> statement-breakpoint
ALTER TABLE "application_details" DROP COLUMN "matches";