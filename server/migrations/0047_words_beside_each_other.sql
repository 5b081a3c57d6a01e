CREATE TABLE "file_pairs" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"pairs" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_pairs" ADD CONSTRAINT "file_pairs_file_id_file_words_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file_words"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A number of 18 bits for each two words that stand one, two or three places apart. Words that are left out, as "of", keep their place,
-- and a phrase with one of them is found with any word in that place: so words are paired whatever stands between them.
CREATE FUNCTION word_pairs(words tsvector) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  WITH placed AS MATERIALIZED (SELECT lexeme, place FROM unnest(words) w, unnest(positions) place)
  SELECT coalesce(array_agg(DISTINCT (hashtextextended(b.lexeme, hashtextextended(a.lexeme, apart)) & 262143)::integer), '{}')
  FROM generate_series(1, 3) apart CROSS JOIN placed a JOIN placed b ON b.place = a.place + apart
$$;--> statement-breakpoint
CREATE FUNCTION keep_word_pairs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO file_pairs (file_id, pairs) VALUES (NEW.file_id, word_pairs(NEW.words))
    ON CONFLICT (file_id) DO UPDATE SET pairs = excluded.pairs;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER file_words_pairs AFTER INSERT OR UPDATE OF words ON file_words FOR EACH ROW EXECUTE FUNCTION keep_word_pairs();--> statement-breakpoint
-- How often a number comes would take long to count and help nobody: rare ones alone are asked for.
ALTER TABLE "file_pairs" ALTER COLUMN "pairs" SET STATISTICS 0;--> statement-breakpoint
INSERT INTO file_pairs (file_id, pairs) SELECT file_id, word_pairs(words) FROM file_words;--> statement-breakpoint
-- Once the rows are there: entering them one by one would take several times as long.
CREATE INDEX "file_pairs_pairs" ON "file_pairs" USING gin ("pairs") WITH (fastupdate=false);
