CREATE TABLE "kept_searches" (
	"view_id" integer PRIMARY KEY NOT NULL,
	"criteria" jsonb NOT NULL,
	"after" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_matches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"view_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_searches" ADD CONSTRAINT "kept_searches_view_id_list_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."list_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_matches" ADD CONSTRAINT "search_matches_view_id_kept_searches_view_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."kept_searches"("view_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_matches" ADD CONSTRAINT "search_matches_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "search_matches_once" ON "search_matches" USING btree ("view_id","application_id");--> statement-breakpoint
CREATE INDEX "search_matches_application" ON "search_matches" USING btree ("application_id");