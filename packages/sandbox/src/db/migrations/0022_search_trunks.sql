-- Equal to the reader of phone numbers in @platform/i18n/text: trunk prefixes of Hungary, Russia, Lithuania, Belarus and
-- Mexico after the country code, SIP addresses, digits dialled after a pause; and Urdu letters in searches.
CREATE OR REPLACE FUNCTION fold_for_search(given text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    fold_letters(translate(replace(given, '´', ''''), E'\u2800\uFFF9\uFFFA\uFFFB', ' ')),
    '`‘’‛ʻʼ′“”„‟«»‹›‐‑‒–—―−ےېڪةہھەۃٱ',
    '''''''''''''''""""""''''-------ييكههههها'
  )
$$;

CREATE OR REPLACE FUNCTION phone_line(given text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  extension CONSTANT text :=
    'extension|extn|ext|x|×|durchwahl|dw|apparat|app|nebenstelle|nst|klappe|kl|poste|interno|int|ramal|anexo|доб|'
    'добавочныи|एक्सटेंशन|ఎక్స్టెన్షన్|#';
  plain CONSTANT text := regexp_replace(
    fold_for_search(given), '^.*sips?: *([^@; ]+)@[^; ]+.*$|;(?:phone-context|user|transport|isub)=.*$', '\1'
  );
  written CONSTANT text := regexp_replace(
    regexp_replace(regexp_replace(plain, '^[^0-9+@]+', ''), '([0-9]{3})[pw][0-9]{1,7}#?$', '\1'),
    '([0-9)])[ ,;(/-]*(?:' || extension || ')[.:= -]*(?:n[or][.]? *)?[0-9]{1,7}#?[)]?(?: .*)?$',
    '\1'
  );
  digits CONSTANT text := ltrim(regexp_replace(written, '[^0-9]+', '', 'g'), '0');
  short_code CONSTANT text := '1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]';
  -- Countries whose numbers start with a zero that is also dialled from abroad.
  own_zero CONSTANT text := '39|47|225|226|227|229|241|242|247|250|378|992';
BEGIN
  IF written ~ '^([+]|00[) .-]*[(]?[1-9])' OR written ~ '^[0-9]{1,3}[ .-]*[[(]0[])]' THEN
    RETURN '+' || regexp_replace(
      regexp_replace(
        digits,
        '^(?:(36)06(?=[0-9]{8,9}$)|(7)8(?=[0-9]{10}$)|(370)8(?=[0-9]{8}$)|(375)80?(?=[0-9]{9}$)'
        '|(52)(?:01|04[45]|1)(?=[0-9]{10}$))',
        '\1\2\3\4\5'
      ),
      '^(?!' || own_zero || ')(' || short_code || '|(?!' || short_code || ')[0-9]{3})0',
      '\1'
    );
  END IF;
  RETURN '=' || regexp_replace(digits, '^8(?=[0-9]{10}$)', '');
END $$;
