CREATE TABLE "outbox_secrets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_secrets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"registration_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox_secrets" ADD CONSTRAINT "outbox_secrets_message_id_outbox_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_secrets" ADD CONSTRAINT "outbox_secrets_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_secrets_message_id_field_index" ON "outbox_secrets" USING btree ("message_id","field");--> statement-breakpoint
CREATE INDEX "outbox_secrets_registration_id_index" ON "outbox_secrets" USING btree ("registration_id");
--> statement-breakpoint
-- Bodies written before held their links and codes: those are taken out. What had not been delivered needs a new one.
DO $$
DECLARE
  message record;
  found text[];
  secret text;
  new_html text;
  new_body text;
BEGIN
  FOR message IN SELECT id, html, body FROM outbox WHERE html LIKE '%data-secret=%' LOOP
    new_html := message.html;
    new_body := message.body;
    FOR found IN SELECT regexp_matches(message.html, '(<(?:a|span)(?=[^>]* data-secret=)[^>]*>([^<]*)</(?:a|span)>)', 'g') LOOP
      secret := replace(replace(replace(replace(replace(found[2], '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&');
      CONTINUE WHEN secret !~ '[?&]code=[A-Za-z0-9_-]{43}' AND secret !~ '^[0-9A-Z]{5} [0-9A-Z]{5}$';
      new_html := replace(new_html, found[1], '<span>••••••</span>');
      new_body := replace(new_body, secret, '••••••');
    END LOOP;
    IF new_html <> message.html THEN
      UPDATE outbox SET html = new_html, body = new_body, version = version + 1 WHERE id = message.id;
      UPDATE outbox SET status = 'failed', due_at = NULL, lease_until = NULL,
        reason = 'Its link and code were taken out when Threshold was brought up to date. Send a new one.'
        WHERE id = message.id AND status <> 'sent';
    END IF;
  END LOOP;
END $$;
