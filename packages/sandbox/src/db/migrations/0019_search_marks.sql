-- A search types the apostrophe, quotation mark or dash that its keyboard has. What foldForSearch of
-- @platform/i18n/text makes of them, around what 0017_search.sql folds.
ALTER FUNCTION fold_for_search(text) RENAME TO fold_letters;

CREATE FUNCTION fold_for_search(given text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    fold_letters(replace(given, '´', '''')),
    '`‘’‛ʻʼ′“”„‟«»‹›‐‑‒–—―−',
    '''''''''''''''""""""''''-------'
  )
$$;
