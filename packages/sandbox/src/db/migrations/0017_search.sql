-- A text as searches compare it: what foldForSearch of @platform/i18n/text makes of it. A test compares the
-- two, character by character. The table of capitals is for databases whose locale knows ASCII alone.
CREATE FUNCTION fold_for_search(given text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text;
  capitals CONSTANT text :=
      'ÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆ' ||
      'ɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏА' ||
      'БВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤ' ||
      'ҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸ' ||
      'ԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖẞỺỼỾℲↃ';
  small CONSTANT text :=
      'æðøþđħłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇ' ||
      'ɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџа' ||
      'бвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥ' ||
      'ҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէը' ||
      'թժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆßỻỽỿⅎↄ';
BEGIN
  IF given ~ '^[!-~]*( [!-~]+)*$' THEN
    RETURN lower(given COLLATE "C");
  END IF;
  -- Invisible and control characters.
  folded := regexp_replace(
    given,
    '[\u0001-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F' ||
    '\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8' ||
    '\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]+',
    '', 'g'
  );
  folded := normalize(folded, NFKD);
  -- Accents and points that people leave out.
  folded := regexp_replace(
    folded,
    '[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640' ||
    '\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u093C\u1AB0-\u1ACE' ||
    '\u1DC0-\u1DFF\u20D0-\u20F0\uFE20-\uFE2F]+',
    '', 'g'
  );
  folded := lower(lower(folded COLLATE "C") COLLATE "default");
  IF folded ~ ('[' || capitals || ']') THEN
    folded := translate(folded, capitals, small);
  END IF;
  folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  folded := translate(folded, 'øłđðħŧıςیىک', 'olddhtiσييك');
  folded := translate(
    folded,
    '٠١٢٣٤٥٦٧٨٩' ||
    '۰۱۲۳۴۵۶۷۸۹' ||
    '߀߁߂߃߄߅߆߇߈߉' ||
    '०१२३४५६७८९' ||
    '০১২৩৪৫৬৭৮৯' ||
    '੦੧੨੩੪੫੬੭੮੯' ||
    '૦૧૨૩૪૫૬૭૮૯' ||
    '୦୧୨୩୪୫୬୭୮୯' ||
    '௦௧௨௩௪௫௬௭௮௯' ||
    '౦౧౨౩౪౫౬౭౮౯' ||
    '೦೧೨೩೪೫೬೭೮೯' ||
    '൦൧൨൩൪൫൬൭൮൯' ||
    '๐๑๒๓๔๕๖๗๘๙' ||
    '໐໑໒໓໔໕໖໗໘໙' ||
    '༠༡༢༣༤༥༦༧༨༩' ||
    '၀၁၂၃၄၅၆၇၈၉' ||
    '០១២៣៤៥៦៧៨៩',
    repeat('0123456789', 17)
  );
  RETURN btrim(regexp_replace(folded, '[\u0009-\u000D \u1680\u2028\u2029]+', ' ', 'g'));
END $$;

-- The digits of a telephone number: + and those with a country code, = and those without its trunk zero.
CREATE FUNCTION phone_line(given text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded CONSTANT text := fold_for_search(given);
  digits CONSTANT text := ltrim(regexp_replace(folded, '[^0-9]+', '', 'g'), '0');
  short_code CONSTANT text := '1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]';
  -- Countries whose numbers begin with a zero of their own.
  own_zero CONSTANT text := '39|47|225|226|227|229|241|242|247|250|378|992';
BEGIN
  IF folded ~ '^(tel:)?[( ]*([+]|00 ?[1-9])' OR folded ~ '^[0-9]{1,3}[ .-]*[(]0[)]' THEN
    RETURN '+' || regexp_replace(
      digits,
      '^(?!' || own_zero || ')(' || short_code || '|(?!' || short_code || ')[0-9]{3})0',
      '\1'
    );
  END IF;
  RETURN '=' || digits;
END $$;

-- The digits of a field as one number, and of its parts where it may hold several.
CREATE FUNCTION phone_lines(given text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT phone_line(given) || E'\n' || string_agg(phone_line(part), E'\n')
  FROM regexp_split_to_table(given, '[/,;|&\n]+|\mor\M') AS part
$$;
