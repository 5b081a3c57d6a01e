ALTER TABLE "application_details" ADD COLUMN "matches" double precision[];--> statement-breakpoint
-- What was scored before keeps its matches to the four digits that the score's parts say.
UPDATE "application_details" SET "matches" = array(
	SELECT CASE WHEN (part ->> 'counted')::boolean THEN (part ->> 'match')::float8 END
	FROM jsonb_array_elements("score_breakdown" -> 'parts') WITH ORDINALITY AS parts(part, place) ORDER BY place)
WHERE "score_breakdown" IS NOT NULL;
