-- The same letters and pairs of letters, four times as fast: the pairs that begin at odd places, and those that begin at even ones.
CREATE OR REPLACE FUNCTION letters_in(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000
  RETURN string_to_array(name, NULL) || array_remove(string_to_array(
    regexp_replace(name, '(.)(.)', E'\\1\\2\x01', 'g') || E'\x01' || regexp_replace(substr(name, 2), '(.)(.)', E'\\1\\2\x01', 'g'), E'\x01'), '');
