CREATE TABLE "file_words" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "file_words_language_check" CHECK ("file_words"."language" in ('arabic', 'catalan', 'danish', 'german', 'greek', 'english', 'spanish', 'basque', 'finnish', 'french', 'hindi', 'hungarian', 'armenian', 'italian', 'lithuanian', 'dutch', 'norwegian', 'portuguese', 'romanian', 'russian', 'serbian', 'swedish', 'tamil', 'turkish', 'simple'))
);
--> statement-breakpoint
ALTER TABLE "file_words" ADD CONSTRAINT "file_words_file_id_file_texts_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file_texts"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_words_words" ON "file_words" USING gin ("words") WITH (fastupdate=false);