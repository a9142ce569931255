-- Everyday phrases. People name a complaint or a wish rather than a trade: "ont i ryggen", "långsam dator". A phrase means
-- one or several kinds of service, and is matched as a whole: the words of "klippa gräset" together mean gardening, each
-- alone does not. Services and businesses carry their kinds as words ("@gardening"), which a phrase is looked up as.

CREATE FUNCTION search_stems_of(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN tsvector_to_array(to_tsvector('search_stems'::regconfig, search_plain(value)));

-- "seg/långsam dator/datorn" as a condition on typed stems: ('seg' | 'langsam') & ('dator' | 'datorn').
CREATE FUNCTION search_phrase_query(phrase text) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (SELECT string_agg('(' || alternatives || ')', ' & ') FROM (
  SELECT string_agg('(' || stems || ')', ' | ') AS alternatives
  FROM unnest(string_to_array(phrase, ' ')) WITH ORDINALITY AS word (written, no)
  CROSS JOIN LATERAL unnest(string_to_array(written, '/')) AS alternative
  CROSS JOIN LATERAL (
    SELECT string_agg(quote_literal(stem), ' & ') AS stems FROM unnest(search_stems_of(alternative)) AS stem) AS found
  GROUP BY no) AS words)::tsquery;

CREATE TABLE kind_phrases (
  subcategory_id uuid NOT NULL REFERENCES subcategories ON DELETE CASCADE,
  -- Words in any order, all of which have to be typed; alternatives of one are separated by "/".
  phrase text NOT NULL,
  -- All its stems, by which it is found, and without stop words what has to be typed.
  words text[] NOT NULL GENERATED ALWAYS AS (search_stems_of(phrase)) STORED CHECK (words <> '{}'),
  condition tsquery NOT NULL GENERATED ALWAYS AS (search_phrase_query(phrase)) STORED,
  PRIMARY KEY (subcategory_id, phrase)
);
CREATE INDEX kind_phrases_words_idx ON kind_phrases USING gin (words);

-- So that a slip in a phrase is forgiven like one in a name.
CREATE FUNCTION search_phrases_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_search_terms(string_agg(phrase, ' '), '') FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER kind_phrases_search_insert AFTER INSERT ON kind_phrases REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION search_phrases_added();

-- Kinds as words of the weight that a ranking gives to what a service is.
CREATE FUNCTION search_kinds(slugs text[]) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN coalesce((SELECT string_agg(quote_literal('@' || slug) || ':1B', ' ') FROM unnest(slugs) AS slug), '')::tsvector;

CREATE OR REPLACE VIEW service_search_source AS
SELECT
  s.id AS service_id, s.provider_id, c.slug AS category_slug, sc.slug AS subcategory_slug,
  search_fold(coalesce(p.city, '')) AS city_key, s.name, p.company_name, s.price_ore, s.is_physical, s.is_digital,
  p.is_verified IS DISTINCT FROM false AS is_recommendable,
  provider_rating(p.rating_sum, p.review_count) AS rating,
  search_position(p.latitude, p.longitude) AS position,
  concat_ws(' ', s.name, p.company_name, p.city, sc.name_sv, sc.name_en, c.name_sv, c.name_en) AS head,
  array_to_string(sc.synonyms, ' ') AS synonyms, s.description AS prose,
  search_quality(p.rating_sum, p.review_count) AS quality,
  strip(search_field(s.name)) AS name_words,
  setweight(search_field(concat_ws(' ', sc.name_sv, sc.name_en, array_to_string(sc.synonyms, ' '))), 'B')
    || setweight(search_field(p.company_name), 'C') || search_kinds(ARRAY[sc.slug]) AS other_words,
  strip(search_kinds(ARRAY[sc.slug])) AS kinds
FROM services s
JOIN visible_providers p ON p.id = s.provider_id
JOIN subcategories sc ON sc.id = s.subcategory_id
JOIN categories c ON c.id = sc.category_id
WHERE s.is_active AND s.archived_at IS NULL;

CREATE OR REPLACE VIEW provider_search_source AS
SELECT
  p.id AS provider_id, offered.category_slugs, search_fold(coalesce(p.city, '')) AS city_key, p.company_name,
  p.is_verified IS DISTINCT FROM false AS is_recommendable,
  provider_rating(p.rating_sum, p.review_count) AS rating, p.review_count,
  search_position(p.latitude, p.longitude) AS position,
  concat_ws(' ', p.company_name, p.city, offered.words) AS head, offered.synonyms, p.description AS prose,
  search_quality(p.rating_sum, p.review_count) AS quality,
  strip(search_field(p.company_name)) AS name_words,
  setweight(search_field(concat_ws(' ', offered.offers, offered.synonyms)), 'B') || search_kinds(offered.kinds) AS other_words,
  strip(search_kinds(offered.kinds)) AS kinds
FROM visible_providers p
CROSS JOIN LATERAL (
  SELECT
    coalesce(array_agg(DISTINCT c.slug ORDER BY c.slug), '{}') AS category_slugs,
    string_agg(concat_ws(' ', s.name, sc.name_sv, sc.name_en, c.name_sv, c.name_en), ' ') AS words,
    coalesce(string_agg(array_to_string(sc.synonyms, ' '), ' '), '') AS synonyms,
    string_agg(concat_ws(' ', s.name, sc.name_sv, sc.name_en), ' ') AS offers,
    coalesce(array_agg(DISTINCT sc.slug), '{}') AS kinds
  FROM services s
  JOIN subcategories sc ON sc.id = s.subcategory_id
  JOIN categories c ON c.id = sc.category_id
  WHERE s.provider_id = p.id AND s.is_active AND s.archived_at IS NULL
) offered;

CREATE OR REPLACE FUNCTION refresh_service_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM service_search WHERE service_id = ANY (ids)
    AND service_id NOT IN (SELECT service_id FROM service_search_source WHERE service_id = ANY (ids));
  PERFORM add_search_terms(string_agg(concat_ws(' ', head, synonyms), ' '), string_agg(prose, ' '))
  FROM service_search_source WHERE service_id = ANY (ids);
  INSERT INTO service_search (service_id, provider_id, category_slug, subcategory_slug, city_key, name, company_name,
    price_ore, is_physical, is_digital, is_recommendable, rating, quality, position, booking_count, review_count)
  SELECT service_id, provider_id, category_slug, subcategory_slug, city_key, name, company_name,
    price_ore, is_physical, is_digital, is_recommendable, rating, quality, position,
    (SELECT count(*) FROM bookings b WHERE b.service_id = source.service_id AND b.source = 'online' AND b.status IN ('confirmed', 'completed')),
    (SELECT count(*) FROM reviews r WHERE r.service_id = source.service_id)
  FROM service_search_source source WHERE service_id = ANY (ids) ORDER BY service_id
  ON CONFLICT (service_id) DO UPDATE SET
    provider_id = excluded.provider_id, category_slug = excluded.category_slug,
    subcategory_slug = excluded.subcategory_slug, city_key = excluded.city_key, name = excluded.name,
    company_name = excluded.company_name, price_ore = excluded.price_ore, is_physical = excluded.is_physical,
    is_digital = excluded.is_digital, is_recommendable = excluded.is_recommendable, rating = excluded.rating,
    quality = excluded.quality, position = excluded.position;
  INSERT INTO service_documents (service_id, document)
  SELECT service_id, search_document(head, synonyms, prose) || kinds
  FROM service_search_source WHERE service_id = ANY (ids) ORDER BY service_id
  ON CONFLICT (service_id) DO UPDATE SET document = excluded.document;
  INSERT INTO service_ranking (service_id, provider_id, quality, name_words, other_words)
  SELECT service_id, provider_id, quality, name_words, other_words
  FROM service_search_source WHERE service_id = ANY (ids) ORDER BY service_id
  ON CONFLICT (service_id) DO UPDATE SET provider_id = excluded.provider_id, quality = excluded.quality,
    name_words = excluded.name_words, other_words = excluded.other_words;
END $$;

CREATE OR REPLACE FUNCTION refresh_provider_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM provider_search WHERE provider_id = ANY (ids)
    AND provider_id NOT IN (SELECT id FROM visible_providers WHERE id = ANY (ids));
  PERFORM add_search_terms(string_agg(concat_ws(' ', head, synonyms), ' '), string_agg(prose, ' '))
  FROM provider_search_source WHERE provider_id = ANY (ids);
  INSERT INTO provider_search (provider_id, category_slugs, city_key, company_name, is_recommendable, rating,
    review_count, quality, position)
  SELECT provider_id, category_slugs, city_key, company_name, is_recommendable, rating, review_count, quality, position
  FROM provider_search_source WHERE provider_id = ANY (ids) ORDER BY provider_id
  ON CONFLICT (provider_id) DO UPDATE SET
    category_slugs = excluded.category_slugs, city_key = excluded.city_key, company_name = excluded.company_name,
    is_recommendable = excluded.is_recommendable, rating = excluded.rating, review_count = excluded.review_count,
    quality = excluded.quality, position = excluded.position;
  INSERT INTO provider_documents (provider_id, document)
  SELECT provider_id, search_document(head, synonyms, prose) || kinds
  FROM provider_search_source WHERE provider_id = ANY (ids) ORDER BY provider_id
  ON CONFLICT (provider_id) DO UPDATE SET document = excluded.document;
  INSERT INTO provider_ranking (provider_id, name_words, other_words)
  SELECT provider_id, name_words, other_words
  FROM provider_search_source WHERE provider_id = ANY (ids) ORDER BY provider_id
  ON CONFLICT (provider_id) DO UPDATE SET name_words = excluded.name_words, other_words = excluded.other_words;
END $$;

SELECT refresh_search_of_providers(ARRAY(SELECT id FROM providers));

-- Whoever types the whole name of a business or of a service means it.
CREATE INDEX provider_search_folded_name_idx ON provider_search (search_fold(company_name));
CREATE INDEX service_search_folded_name_idx ON service_search (search_fold(name));

-- For the kinds that are there; an empty database gets them with its kinds.
INSERT INTO kind_phrases (subcategory_id, phrase)
SELECT sc.id, regexp_replace(btrim(phrase, E' \n'), '\s+', ' ', 'g')
FROM (VALUES
  ('hair', '
    hår, håret, täcka/dölja/slippa grått/gråa/grå, gråa hår/slingor, grå hår, kapa toppar/topparna/hår/håret, brudhår,
    brudfrisör, uppsättning bröllop/bal/fest/student, klippning, hårklippning, slingor, hårslingor, folie,
    fixa hår/håret, jämna till hår/håret/topparna, frisör, frisören, barnfrisör, mjäll, håravfall,
    klippa/klippas/klipper/klippt/klippning mig, klippa/klippas/klipper/klippt/klippning hår/håret,
    klippa/klippas/klipper/klippt/klippning lugg/luggen, klippa/klippas/klipper/klippt/klippning toppar/topparna,
    klippa/klippas/klipper/klippt/klippning barn/barnen/dotter/dottern/son/sonen, klippa, klippas, frissa, frissan,
    frisyr, frisyren, ny frisyr, hårvård, kluvna toppar, slitet hår, tunt hår, lockigt hår, krulligt hår, långt hår,
    kort hår, utväxt, utväxten, gråa hårstrån, grått hår, dölja grått, färga hår/håret, färga om, bleka hår/håret,
    tona hår/håret, blond, blont hår, blondera, ljusare hår, mörkare hår, hårfärg, hårförlängning, löshår, extension,
    permanenta, permanenta hår/håret, föna hår/håret, fönad, locka hår/håret, lockar, sätta upp hår/håret,
    håruppsättning, brudfrisyr, hår bröllop, hår fest, balfrisyr, uppsatt hår, hårinpackning, frisörsalong, stylist,
    hårstylist, damfrisör, page, hårtoppar, haircut, hairdresser, hair salon, highlights, fix hair,
    kids/child/children/toddler haircut, cut/trim/dye/colour/color/bleach/style/curl/blow dry hair,
    hair cut/colour/color/dye/extensions/stylist/styling/style, fringe, bangs, split ends, grey roots, roots,
    grey/gray hair, curly hair, long hair, short hair, blonde, go blonde, perm, hairstyle, wedding hair, updo, blow dry,
    hairdo, new look hair, balayage'),
  ('barber', '
    raka sig, rakning, rakhyvel, skäggvård, skägg, klippa man/mannen/pojkvän/pojkvännen/kille/killen, herrklipp,
    killfrisör, klippa/klippas/klipper/klippt/klippning kille/killar/herr, trimma skägg/skägget,
    trimma mustasch/mustaschen, skägget, mustasch, mustaschen, raka skägg/skägget, raka mig,
    raka skalle/skallen/huvud/huvudet, raka hår/håret, rakad, fade, snagga, snagg, snaggad, barberar,
    forma skägg/skägget, klippning man/män, barber, shave, beard, men''s haircut, mens haircut, haircut men/man/guy/male,
    men hair, trim beard/moustache/mustache, shave head/beard, buzz cut, buzzcut, moustache, mustache, clean shave,
    beard trim'),
  ('massage', '
    massage, massör, massören, spänd kropp, ont överallt, stresshuvudvärk, vila kropp/kroppen,
    ont/värk/stel/stelhet/spänd/spänningar/öm/ömma rygg/ryggen,
    ont/värk/stel/stelhet/spänd/spänningar/öm/ömma nacke/nacken,
    ont/värk/stel/stelhet/spänd/spänningar/öm/ömma axel/axeln/axlar/axlarna/skuldra/skuldran/skuldror/skuldrorna,
    stel kropp/kroppen, ont kropp/kroppen, ont/värk/stel/stelhet/spänd/spänningar/öm/ömma muskel/muskler/musklerna,
    knådad, knåda, koppla av, slappna av, varva ner, trött/ömma/spända/stela muskler, massera, masseras, masserad,
    bli masserad, massage hemma, ryggmassage, huvudmassage, fotmassage, nackmassage, träningsvärk, muskelspänningar,
    hemma massör, unna mig/sig något skönt, något skönt, lyxa till, spadag, spabehandling, behandling för kroppen,
    massös, massage gravid, lymfdränage, svullna ben, masseur, masseuse, stress relief, sore/stiff/tight/aching back,
    sore/stiff/tight/aching neck, back/neck pain, sore/stiff/tight/tense shoulder/shoulders, tense muscles,
    sore/tight/aching muscles, relax, unwind, back rub, foot rub, rub down, back massage, head massage, sports massage,
    pregnancy massage, spa day, wellness, pamper, aromatherapy, treat myself, knots back'),
  ('skin-care', '
    utslag ansikte/ansiktet, hudvård, ansiktsbehandling, solskadad hud/hy, finare ansikte/hud, finnar, finne, finnig,
    akne, acne, pormaskar, pormask, porer, stora porer, oren hy/hud, fet hy/hud, torr hy/hud, torrt ansikte, glåmig,
    glåmig hy/hud, trött hy/hud, röd/rodnad hy/hud/ansikte/ansiktet, rosacea, rynkor, rynka, eksem, ärr, acneärr,
    pigmentfläckar, hy, hyn, huden, hud, känslig hy/hud, bättre/finare/jämnare/mjukare/fin hy/hud,
    rengöra ansikte/ansiktet, rengöring ansikte/ansiktet, ansiktsrengöring, ansiktet, ansiktsmask, hudvårdsbehandling,
    hudterapi, portömning, hudproblem, peela, facial, skincare, skin care, pimple, pimples, spots face, blackheads,
    pores, oily/dry/dull/tired/sensitive/bad/clear/glowing/better skin, wrinkles, eczema, scars, face treatment,
    skin treatment, face mask, glow, complexion, dark spots, breakouts, skin problems'),
  ('nails', '
    nagelförlängning, nagelsalong, nagelskulptör, manikyr, gellack, nageltekniker, naglar, naglarna, nagel, nageln,
    måla naglar/naglarna, fixa naglar/naglarna, fila naglar/naglarna, långa naglar, lösnaglar,
    bruten/trasig/avbruten nagel, brutna/trasiga/sköra naglar, snygga/fina naglar, nagellack, gele, gelé, gelenaglar,
    gelénaglar, akryl, akrylnaglar, fransk manikyr, shellac, permanent lack, nya naglar, nagelvård, nagelbitare,
    biter naglar/naglarna, handvård, händer naglar, nagelförstärkning, ta bort gellack/gelelack, nagelbyggare,
    naglar hemma, lacka naglar, manicure, nail extensions, nails, nail, paint nails, nail polish, acrylics,
    acrylic nails, fake nails, broken/weak/brittle nail/nails, long nails, french manicure, gel polish, nail salon,
    nail tech, nail technician, biting nails, do nails, get nails done, new nails'),
  ('lashes-brows', '
    bryn, ögonbryn, ögonbrynen, ögonfransar, ögonfransarna, fransförlängning, volymfransar, singelfransar, frans,
    fransar, fransarna, långa fransar/ögonfransar, täta fransar, lösögonfransar, lösfransar, böja fransar,
    färga fransar/ögonfransar/bryn/ögonbryn/brynen/ögonbrynen, plocka bryn/ögonbryn/brynen/ögonbrynen,
    forma bryn/ögonbryn/brynen, buskiga bryn/ögonbryn, brynen, laminera bryn, brynlaminering, fransböjning, lashlift,
    fransstylist, frans och bryn, microblading, tunna bryn, tunna fransar, färgning fransar/bryn,
    noppa bryn/ögonbryn/ögonbrynen, eyebrow, eyebrows, eyelash, eyelashes, threading, lash, lashes, long lashes,
    lash extensions, eyelash extensions, false/fake eyelashes/lashes, brow, brows, tint brows/lashes/eyebrows/eyelashes,
    brow/lash/eyebrow tint, shape brows/eyebrows, pluck eyebrows/brows, brow lamination, bushy eyebrows, lash tech,
    thin eyebrows'),
  ('foot-care', '
    fötter, fötterna, fotvård, pedikyr, torra hälar/hälarna/fötter/fötterna, sprickor häl/hälar/hälarna, nageltrång,
    klippa tånaglar/tånaglarna, ont fot/foten/fötter/fötterna/tå/tån/stortå/stortån/häl/hälen, liktorn, liktornar,
    fotsvamp, nagelsvamp, inåtväxande nagel/tånagel, förhårdnader, förhårdnad,
    torra/spruckna/trötta/hårda/ömma/fula/fina/mjuka fötter/hälar, hälsprickor, självsprickor, tånaglar, tånagel,
    klippa tånaglar, fila fötter/fötterna, foten, fotspa, fotbad, diabetesfot, diabetes fötter, vårta, fotvårta,
    fotvårtor, medicinsk pedikyr, knottror fötter, tåfixare, pedicure, cracked heel/heels, toenails, cut toenails,
    ingrown toenail/nail, corn, corns, callus, calluses, cracked heels, dry/sore/tired/rough/hard feet, toenail,
    toe nails, athlete''s foot, verruca, plantar wart, foot spa, podiatrist, chiropodist, heel cracks, pretty feet'),
  ('hair-removal', '
    överläppshår, hår överläpp/överläppen/haka/hakan/rygg/ryggen/bröst/bröstet/bikinilinjen, bikinilinje, bikinilinjen,
    mustaschhår, vaxa, vaxning, brasiliansk vaxning, brasilianare, laserbehandling hår, hårborttagning,
    mustasch kvinna/dam, raka ben/benen, ta bort hår/håret/hårväxt/hårstrån, få bort hår/håret/hårväxt,
    bli av med hår/håret/hårväxt, oönskat hår, oönskad hårväxt, hårväxt, håriga ben/rygg/ryggen, hårig rygg,
    vaxa ben/benen/armar/armarna/rygg/ryggen/bikinilinje/bikinilinjen/bryn/ögonbryn/överläpp/armhålor/bröst/mage, bikini,
    raka ben/benen/armhålor, hårfri, hårfria/släta/lena ben, brasse, brazilian, epilera, epilering,
    permanent hårborttagning, trådning, överläppen, mustasch tjej, vaxning ben, bikinivaxning, helkropp vaxning,
    ansiktshår, waxing, laser hair removal, remove hair, body hair, unwanted hair, get rid of hair, hairy legs/back,
    smooth legs, hair free legs, bikini line/wax, leg wax, wax legs/back/arms/eyebrows/chest, brazilian wax,
    hair removal, laser hair, upper lip, facial hair, lip wax, epilation, sugaring, underarms'),
  ('makeup', '
    smink, sminkning, sminkös, sminkhjälp, makeupartist, festmakeup, brudsmink, sminka, sminka mig, bli sminkad, sminkad,
    sminkas, sminket, smink bröllop/fest/bal/student, sminkning bröllop/fest/bal/studenten, bröllopssmink, brudsminkning,
    festsmink, balsmink, lära sminka, lära sminkning, sminkkurs, sminklektion, läppstift, makeup bröllop/fest/bal,
    smokey eyes, snygg till fest/festen, fin till bröllop/bröllopet, makeup, make-up, make up, makeup artist,
    makeup wedding/party/prom/ball/graduation/lesson, bridal makeup, wedding makeup, party makeup, prom makeup,
    do makeup, makeup done, learn makeup, make up lesson, cosmetics'),
  ('home-cleaning', '
    städhjälp, städhjälpen, städfirma, någon städa, hemstädning, hushållshjälp, städa åt mig,
    städning varje/varannan vecka, rent hus,
    städa/städas/städat/städning/städ hem/hemma/hemmet/lägenhet/lägenheten/hus/huset/villa/villan/radhus/radhuset/etta/ettan/tvåa/tvåan/trea/trean/bostad/bostaden/lya/lyan,
    städning hemma, städa, städas, städhjälp hemma, städerska, städare, städtant, hushållsnära, rutavdrag, rut-avdrag,
    damma, dammsuga, moppa, moppa golv/golven, torka golv/golven, städa kök/köket,
    städa badrum/badrummet/toalett/toaletten, badrummet smutsigt, hjälp i hemmet, hemhjälp, veckostädning,
    regelbunden städning, städa varannan/varje vecka, stökigt hemma, smutsigt hemma, smutsig lägenhet, rent hemma,
    städa/städas/städat/städning/städ kontor/kontoret, kontorsstädning, stryka skjorta/skjortor/kläder/tvätt, strykning,
    tvätta kläder, tvätthjälp, hushållsarbete, dammråttor, clean, cleaning weekly, house cleaning, maid, clean my place,
    clean house/home/flat/apartment/kitchen/bathroom, house/home/flat/apartment/office cleaner,
    home/flat/apartment/office/weekly/regular cleaning, cleaner, cleaning lady, cleaning at home, housekeeper, vacuum,
    vacuuming, mop floor/floors, dusting, messy home/house/flat/apartment, tidy, tidy up, ironing, iron shirts, laundry,
    housework, domestic help'),
  ('deep-cleaning', '
    storstädning, flyttstäd, flyttstädning, byggstäd, byggstädning,
    städa flytt/flytten/utflytt/renovering/renoveringen/fest/festen/dödsbo/ugn/ugnen, grovstäda, visningsstädning,
    städa inför visning, rökskada, städa/städas/städat/städning/städ flytt/flytten, städa ur,
    städa efter flytt/flytten/renovering/renoveringen/bygge/bygget,
    städning efter flytt/flytten/renovering/renoveringen/bygge/bygget, städa vid flytt, flyttar städa,
    städning flytta/flyttar, flyttstädas, flytta ut städa/städning, besiktning städning, byggdamm, grovstädning,
    storstäda, vårstädning, vårstäda, julstädning, julstäda, rengöra ugn/ugnen, ugnsrengöring,
    städa källare/källaren/vind/vinden/förråd/förrådet, dödsbostädning, dödsbo, sanera, sanering, riktigt rent,
    städa grundligt, grundlig städning, stor städning, hyresvärden städning, avflyttning, move-out, end of tenancy,
    after renovation/party, clean oven, spring cleaning, deep clean, move out/in clean/cleaning, moving clean/cleaning,
    clean after moving/renovation/building, spring clean/cleaning, builders clean, after renovation/building,
    oven clean/cleaning, thorough clean/cleaning, clean basement/attic, construction dust'),
  ('window-cleaning', '
    fönster/fönstren/fönsterna/rutor/rutorna smutsiga/smutsigt/putsa/putsas/tvätta/tvättas, putsa inglasad balkong,
    fönsterputs, fönsterputsare, fönstertvätt, putsa fönster/fönstren/fönstret/rutor/rutorna, putsning fönster,
    putsar fönster, tvätta fönster/fönstren/fönstret/rutor/rutorna, tvättning fönster, rengöra fönster/fönstren,
    smutsiga fönster/fönstren/rutor, smutsigt fönster, rena fönster/rutor, skitiga fönster, randiga fönster, fönstren,
    fönsterputsning, putsa altan/balkong/balkongen/uterum/glas, balkongglas, inglasning, uterum, skyltfönster,
    fönsterkarmar, spröjs, window cleaner, windows dirty, glass balcony, clean/wash/polish window/windows, dirty windows,
    window washing/washer/clean/wash, streaky windows, conservatory, shop window, clean panes'),
  ('gardening', '
    träd, trädet, träden, björk, björken, gran, granen, tall, tallen, ta ner träd/trädet/björk/gran/tall, häck, häcken,
    häckar, häck/häcken/häckar klippas/klippa/klippt/beskära/ansa, gräs/gräset/gräsmatta/gräsmattan, trädgård,
    trädgården, rabatter, ta hand/sköta trädgård/trädgården, vattna blommor/växter, ogräs, ogräset, kratta löv/löven,
    löv, löven, snöskottning, skotta snö, plantera, rabatt, rabatten, trädfällning,
    fälla träd/trädet/björk/björken/gran/granen, stubbe, stubbfräsning, buskar, buskarna, vildvuxen tomt/trädgård,
    trädgårdsmästare, äppelträd, äppelträdet, altan tvätta,
    klippa/klipper/klippning/klippas gräs/gräset/gräsmatta/gräsmattan/häck/häcken/häckar/buskar/busken/buskarna, gräs,
    gräset, gräsmatta, gräsmattan, gräsmattor, rensa ogräs/rabatt/rabatter/rabatten/land,
    beskära träd/äppelträd/fruktträd/rosor/buskar, såga ner träd, fälla träd, fruktträd, plantering, så gräs,
    lövblåsning, skotta, skotta snö/snön/uppfart/uppfarten, snöröjning, snö, snön, trädgårdsarbete, trädgårdsskötsel,
    trädgårdsdesign, vildvuxen trädgård/tomt, tomt, tomten, busken, blommor rabatt, mossa gräsmatta/gräsmattan,
    hängsäng trädgård, gräva rabatt, jorda om, odla, odling, anlägga gräsmatta/trädgård, garden, hedge,
    trim hedge/bushes, rake leaves, leaves, weeds, weeding, tree, plant flowers, snow shovelling/shoveling,
    mow lawn/grass, cut grass/hedge/lawn, grass cutting, lawn, lawn mowing, mowing, hedges, hedge trimming/cutting,
    trim hedge/hedges/bushes/tree/trees, prune tree/trees/roses/apple, pruning, pull weeds, shovel snow,
    snow clearing/shovelling/removal, plant flowers/trees, garden help/work, yard work, overgrown garden, landscaping,
    bushes, backyard'),
  ('handyman', '
    skruva ihop/möbler/möblerna/säng/sängen/bokhylla/bokhyllan/garderob/skåp, ikea, ikeamöbler, montera,
    borra hål/väggen/betong, hål vägg/väggen, hantverkare, fixare, händig, snickare, byta lås/dörr/handtag, lister,
    golvlister, laminatgolv, lägga golv,
    laga/justera/trasig/trasigt dörr/dörren/lås/låset/gångjärn/skåp/stol/stolen/bord/bordet/staket/staketet/trappa,
    persienn, persienner, gardinstång, tavlor, tavla, bygga altan/staket/trall/hylla, småjobb, småfix,
    sätta/sätter/hänga/hänger/skruva/montera/montering/borra upp hylla/hyllan/hyllor/tavla/tavlan/tavlor/spegel/spegeln/gardin/gardiner/gardinstång/gardinstången/lampa tak/persienn/persienner/krok/krokar/skåp/skåpet,
    sätta/sätter/hänga/hänger/skruva/montera/montering/borra hylla/hyllan/hyllor/tavla/tavlan/tavlor/spegel/spegeln/gardin/gardiner/gardinstång,
    sätta/sätter/hänga/hänger/skruva/montera/montering/borra ihop möbel/möbler/möblerna/säng/sängen/garderob/garderoben/skrivbord/byrå/ikea,
    bygga ihop/möbler/ikea, skruva ihop, ikea-möbler, pax, montera kök/köket/garderob/säng/möbel/ikea/skrivbord,
    möbelmontering, platt paket,
    laga/trasig/fixa/kärvar/gnisslar/hänger dörr/dörren/låda/lådan/lucka/luckan/stol/stolen/bord/bordet/trappa/trappan/staket/staketet/golv/golvet/handtag/handtaget,
    byta dörr/dörrar/lås/låset/handtag/handtaget/lister/golv/golvet/köksluckor, lägga golv/golvet/parkett/klinker,
    golvläggare, slipa golv/golvet, golvslipning, bygga altan/altanen/trall/staket/hylla/bokhylla/garderob/säng, altan,
    altanbygge, staket, trädäck, foder, träarbete, snickra, snickeri, borra vägg/väggen/betong, borra hål, händig man,
    hemmafix, allt i allo, alltiallo, vaktmästare, fixa hemma, småreparationer, platsbyggd, bokhylla, hyllplan,
    rotavdrag, assemble, assembly, flat pack, flatpack, drill holes/wall, fix door/chair/table/fence/shelf, handyman,
    carpenter, odd jobs, build deck/fence/shelf, lay floor,
    hang/put/mount picture/pictures/shelf/shelves/mirror/curtain/curtains/blinds, put up shelf/shelves/curtains,
    assemble furniture/bed/wardrobe/desk/ikea, furniture assembly,
    broken/sticking/squeaky/squeaking door/drawer/hinge/chair/fence, fix door/drawer/fence/chair/hinge,
    build deck/fence/shelf/shelves/bookcase, lay floor/flooring, flooring, decking, drill wall/hole/holes, small repairs,
    diy, woodwork, joiner, bookcase, change locks/lock, curtain rail'),
  ('painting', '
    tapetsera, tapetsering, tapet, tapeter, tapeten, målare, målaren, målning, ommålning,
    måla sovrum/sovrummet/vardagsrum/vardagsrummet/hall/hallen/kök/köket/fönster/fönstren/snickerier/luckor/köksluckor/hus/huset/staket/staketet/vägg/väggar/väggarna/tak/taket,
    fuktfläck tak/taket, färg flagnar, flagnar, byta färg vägg/väggar/väggarna, måla,
    måla om vägg/väggar/väggen/väggarna/tak/taket/rum/rummet/sovrum/sovrummet/vardagsrum/vardagsrummet/kök/köket/hus/huset/fasad/fasaden/lägenhet/lägenheten/fönster/trappuppgång/dörr/dörrar/hall/hallen/staket,
    målning vägg/väggar/tak/rum/sovrum/kök/hus/fasad/fasaden/lägenhet,
    måla hus/huset/fasad/fasaden/vägg/väggar/väggen/väggarna/tak/taket/rum/rummet/sovrum/sovrummet/kök/köket/vardagsrum/vardagsrummet/hall/hallen/lägenhet/lägenheten/dörr/dörrar/fönster,
    målarfärg, vitmåla, stryka vägg/väggar färg, spackla, spackla vägg/väggar/hål, hål vägg/väggen/väggarna,
    sätta/byta/ta bort/riva/ny/nya tapet/tapeter/tapeten, fondvägg, fondtapet, fotovägg,
    ny färg vägg/väggar/väggarna/hemma, byta färg vägg/väggar/väggarna/sovrum/rum, sprickor tak/taket/vägg/väggen,
    flagnande färg, färgen flagnar, fasad, fasaden, fasadmålning, husmålning, fräscha upp väggar/väggarna/rum/rummet,
    gulnade väggar, wallpaper, wallpapering, painter, painting, peeling paint, repaint,
    paint wall/walls/ceiling/room/bedroom/house/kitchen/facade/door/doors/flat/apartment/living,
    painting wall/walls/ceiling/room/bedroom/house, repaint room/wall/walls/house, decorator, decorating, house painter,
    hang/put/remove/strip wallpaper, feature wall, plaster hole/holes/wall, holes wall, cracks ceiling/wall,
    new colour/color walls'),
  ('plumbing', '
    rörmokare, rörmokaren, vvs, kran, kranen, kranar,
    läckande/läcker/droppar/rinner kran/kranen/rör/röret/toalett/toaletten/toa/toan/dusch/duschen/element/elementet/vattenlås/vattenlåset,
    vask/vasken/handfat/handfatet/diskho/diskhon igensatt/stopp/igen/rinner/luktar/läcker,
    stopp avlopp/avloppet/toalett/toaletten/toa/toan/dusch/duschen/vask/vasken/handfat/handfatet/golvbrunn/golvbrunnen,
    igensatt, golvbrunn, golvbrunnen, varmvatten, varmvattnet, varmvattenberedare,
    element/elementet kallt/kalla/varmt/varma/varm/lufta, lufta element/elementen, blandare, duschblandare,
    tvättmaskin koppla/installera/inkoppling/läcker, vattenläcka, läcka, översvämning,
    byta toalett/toalettstol/handfat/dusch/kran,
    stopp toa/toan/toalett/toaletten/avlopp/avloppet/vask/vasken/diskho/diskhon/handfat/handfatet/dusch/duschen/golvbrunn/golvbrunnen/rör/röret/rören,
    stopp i avlopp,
    igensatt/igentäppt/tilltäppt toa/toan/toalett/toaletten/avlopp/avloppet/rör/vask/vasken/diskho/handfat/golvbrunn,
    toan, toaletten, toa, toastol, toalettstol, wc, wc-stol, spola toa/toan/toalett, toan rinner/spolar,
    droppar/droppande/läcker/läckande/rinner/rinnande/trasig/trasigt/byta/laga kran/kranen/rör/röret/rören/toa/toan/toalett/toaletten/blandare/blandaren/element/elementet/diskmaskin/diskmaskinen/handfat/vask/vattenlås/vattenlåset/dusch/duschen/vatten,
    kranen droppar, rinner vatten, vatten golv/golvet, läcka vatten, vattenläckan, läcka rör,
    inget/kallt/dåligt varmvatten, inget vatten, vattentryck, lågt vattentryck,
    installera/koppla/ansluta/montera diskmaskin/tvättmaskin/diskmaskinen/tvättmaskinen,
    koppla in diskmaskin/diskmaskinen/tvättmaskin/tvättmaskinen, kallt element/elementen, elementen kalla,
    elementet kallt, värmepump, vattenlås, vattenlåset, spolning avlopp, avlopp luktar, luktar avlopp/avloppet,
    lukt avlopp, ny dusch, nytt badrum/handfat, installera dusch, rörjour, jour rör, rör, rören, röret, avloppet,
    handfat, handfatet, diskho, diskhon, vask, vasken, duschen, frusna rör, pannan, plumber, leak, leaky, leaking,
    dripping tap/faucet, tap, faucet, drain, drains, boiler, radiator cold, install toilet/sink/shower/dishwasher,
    burst pipe, water heater, running toilet, clogged/blocked toilet/drain/sink/pipe/pipes/shower, clogged, toilet,
    leaking/leaky/dripping/broken/running tap/faucet/pipe/pipes/toilet/sink/shower/radiator, water leak, leaking water,
    pipes, no hot water, hot water, no water, low water pressure, install/connect dishwasher/washing machine,
    cold radiator, radiator, new shower/sink/toilet, smelly drain, flooded bathroom, sink, shower leak'),
  ('electrical', '
    elektriker, elektrikern, elfel, el, eluttag, eluttaget, uttag, uttaget, vägguttag, strömbrytare, strömbrytaren,
    säkring, säkringar, säkringen, proppen, propparna, jordfelsbrytare, jordfelsbrytaren,
    koppla in/taklampa/lampa/spis/spisen/ugn/ugnen/häll, taklampa, taklampan, lampa, lampor, belysning, spotlights,
    dimmer, laddbox, laddstolpe, ladda elbil/elbilen, elbil, elbilen, strömlöst, strömavbrott, kortslutning, glappar,
    elcentral, spishäll,
    byta/installera/koppla/montera/dra/sätta/hänga/trasig/trasigt/laga eluttag/eluttaget/uttag/uttaget/lampa/lampan/lampor/taklampa/taklampan/strömbrytare/strömbrytaren/dimmer/spotlights/spottar/spis/spisen/jordfelsbrytare,
    koppla in lampa/lampan/spis/spisen/ugn/ugnen, installera laddbox, strömmen, ström, strömlös, inget/ingen ström,
    strömmen gått/borta/gick, propp, proppar, proppen gått/går/gick, proppskåp, elskåp, säkringen går/gått/gick,
    glapp kontakt/uttag, jordat, jordade uttag, dra el, dra kabel/ledning, elledning,
    ladda elbil/elbilen/bil/bilen hemma, elbilsladdare, laddare elbil, lampan, belysningen, lampan blinkar,
    lampor blinkar, elbesiktning, gamla ledningar, golvvärme, spis, spisen, elinstallation, elarbete, elektrisk,
    elektriskt, elen, electrician, wiring, light switch, ceiling lamp/light/fan, lamp, socket, sockets, outlet, outlets,
    charge electric car, ev charger, lights flicker/flickering, circuit breaker, short circuit, power out/outage/cut,
    no power/electricity, electricity, fuse, fuses, fuse blown/box, blown fuse,
    hang/install/change/fix/broken light/lights/lamp/socket/outlet/switch/dimmer, ceiling light, lights flickering,
    flickering lights, rewire, charge car home, car charger, charging station, charging point, cooker install, electric'),
  ('moving', '
    frakta, frakta soffa/möbler/byrå/säng, byrå flytta, trapphus bära, flytt, flytta, flytten, flytthjälp, flyttfirma,
    flyttgubbar,
    bära/bärhjälp/lyfta soffa/soffan/möbel/möbler/möblerna/kartong/kartonger/piano/säng/sängen/tvättmaskin/kylskåp,
    bortforsling, forsla bort, köra/hämta/slänga skräp/grovsopor/sopor/bråte/möbler/soffa/soffan/säng/sängen, tippen,
    återvinning, återvinningen, återvinningscentral, grovsopor, packa flyttlådor/kartonger, magasinering, flyttar,
    flyttas,
    flytta lägenhet/lägenheten/hem/hus/möbler/möbel/soffa/soffan/piano/pianot/saker/kontor/bohag/hemifrån/säng/sängen/garderob,
    flyttar hemifrån, hjälp flytta/flytten,
    bära möbler/möbel/soffa/soffan/piano/pianot/lådor/tungt/kartonger/saker/tvättmaskin,
    bära ner/upp soffa/soffan/möbler, bärare, flyttkillar, flyttlådor, flyttkartonger, packa,
    packa lådor/kartonger/flytt/flytten/flyttlådor, packhjälp, transport, transportera möbler/soffa/soffan/piano,
    frakta möbler/soffa/säng, köra möbler/soffa/sopor/skräp/tippen/återvinningen, köra bort,
    köra till tippen/återvinningen, bortforsla, slänga möbler/soffa/soffan/skräp/grovsopor/säng/sängen/gamla saker,
    bli av med soffa/soffan/möbler/skräp/säng/sängen/gamla,
    tömma förråd/förrådet/vind/vinden/källare/källaren/garage/garaget/lägenhet/lägenheten/dödsbo/hus/huset,
    förvara möbler/saker, förvaring, förråd, magasin, magasinera, pianoflytt, pianot, flyttbil, skåpbil, tungt lyft,
    lasta, hämta soffa/soffan/möbler, movers, moving help, relocate, carry, moving truck, junk removal,
    take trash/rubbish/junk, move house/flat/apartment/furniture/sofa/piano/office/home/boxes, moving,
    moving house/home/flat/apartment/company/day/out/in, carry sofa/furniture/boxes/heavy/piano, heavy lifting,
    pack boxes, packing, packing boxes, transport furniture/sofa, man van, removal, removals,
    get rid of sofa/furniture/junk/bed/old, junk, dump old/furniture, empty basement/attic/garage/storage,
    clear basement/attic/garage/out, storage, store furniture, recycling, haul away, bulky waste'),
  ('physiotherapy', '
    hexenskott, migrän, huvudvärk, vrida/vrid huvud/huvudet/nacke/nacken, mellan skulderbladen, skulderblad,
    skulderbladen, dålig/kass/trasig rygg/ryggen, svullet/svullen/svullna knä/knät/knäna/knäet/fot/foten/vrist/vristen,
    vrida/vridit/vred/sträckt knä/knät/foten/fot/vrist/vristen, operation knä/knät/höft/höften/axel/axeln, rehab,
    sjukgymnast, fysio, sjukgymnastik, fysioterapi, balans äldre, hjärnskakning, whiplash, domningar, domnar,
    ont/värk/smärta/smärtor/stel/stelhet/spänd/spänningar/låst/låsning/lås rygg/ryggen/ländrygg/ländryggen/svank/svanken/korsrygg/korsryggen,
    ont/värk/smärta/smärtor/stel/stelhet/spänd/spänningar/låst/låsning/lås nacke/nacken/nackar,
    ont/värk/smärta/smärtor/stel/stelhet/spänd/spänningar/låst/låsning/lås axel/axeln/axlar/axlarna/skuldra/skuldran/skuldror/skuldrorna,
    ont bröstrygg/bröstryggen, ont kropp/kroppen, stel kropp/kroppen, ryggvärk, nackvärk, ryggbesvär, nackbesvär,
    nackspärr, spänningshuvudvärk, ryggproblem, dålig rygg, nackproblem, ländryggssmärta,
    ont/värk/smärta/smärtor/stel/stelhet/spänd/spänningar/låst/låsning/lås knä/knät/knäna/knäet,
    ont/värk/smärta/smärtor/stel/stelhet/spänd/spänningar/låst/låsning/lås höft/höften/höfter,
    ont/värk/smärta/smärtor/stel/stelhet/spänd/spänningar/låst/låsning/lås fot/foten/fötter/fötterna/hälen/häl/vrist/vristen,
    ont/värk/smärta/smärtor/stel/stelhet/spänd/spänningar/låst/låsning/lås armbåge/armbågen/handled/handleden/arm/armen,
    ont/värk/smärta/smärtor/stel/stelhet/spänd/spänningar/låst/låsning/lås ben/benet/benen,
    ont/värk/smärta/smärtor/stel/stelhet/spänd/spänningar/låst/låsning/lås muskel/muskler/musklerna/led/leder/lederna,
    stukad/stukat/vrickat/vrickad fot/foten/vrist/vristen, stukning, tennisarm, tennisarmbåge, musarm, löparknä,
    hälsporre, idrottsskada, idrottsskador, skada träning, knäskada, korsband, meniskskada, menisk, efter operation,
    rehabilitering, rehabträning, artros, frusen axel, benhinnor, benhinneinflammation, sträckning, muskelbristning,
    yrsel, balansträning, bäckenbotten, physio, physiotherapist, twisted knee/ankle, swollen knee/ankle, dislocated,
    numbness, pain/painful/sore/stiff/aching/ache/aches/hurts/hurting/hurt/bad/tight back,
    pain/painful/sore/stiff/aching/ache/aches/hurts/hurting/hurt/bad/tight neck,
    pain/painful/sore/stiff/aching/ache/aches/hurts/hurting/hurt/bad/tight shoulder/shoulders, back/neck problems,
    backache, neckache, lower back, stiffness,
    pain/painful/sore/stiff/aching/ache/aches/hurts/hurting/hurt/bad/tight knee/knees,
    pain/painful/sore/stiff/aching/ache/aches/hurts/hurting/hurt/bad/tight hip/hips,
    pain/painful/sore/stiff/aching/ache/aches/hurts/hurting/hurt/bad/tight ankle/foot/feet/heel/wrist/elbow/leg/legs/muscle/muscles/joint/joints,
    sprained ankle/wrist, tennis elbow, runner''s knee, sports injury, sports injuries, knee injury, after surgery,
    physical therapy, physical therapist, frozen shoulder, shin splints, pulled muscle'),
  ('naprapathy', '
    hexenskott, migrän, huvudvärk, böja sig/rygg, vrida/vrid huvud/huvudet/nacke/nacken, mellan skulderbladen,
    skulderblad, skulderbladen, dålig/kass rygg/ryggen, böja mig/ryggen, ryggskott, ryggskottet, ischias, naprapat,
    låst rygg/nacke/ryggen/nacken, domningar arm/armen, huvudvärk spänning/spänningar,
    ont/värk/smärta/smärtor/stel/stelhet/spänd/spänningar/låst/låsning/lås rygg/ryggen/ländrygg/ländryggen/svank/svanken/korsrygg/korsryggen,
    ont/värk/smärta/smärtor/stel/stelhet/spänd/spänningar/låst/låsning/lås nacke/nacken/nackar,
    ont/värk/smärta/smärtor/stel/stelhet/spänd/spänningar/låst/låsning/lås axel/axeln/axlar/axlarna/skuldra/skuldran/skuldror/skuldrorna,
    ont bröstrygg/bröstryggen, ont kropp/kroppen, stel kropp/kroppen, ryggvärk, nackvärk, ryggbesvär, nackbesvär,
    nackspärr, spänningshuvudvärk, ryggproblem, dålig rygg, nackproblem, ländryggssmärta,
    ont/värk/smärta/smärtor/stel/stelhet/spänd/spänningar/låst/låsning/lås höft/höften, lumbago, ischiasnerven,
    spänningar kropp/kroppen, muskelknutar, muskelsmärta, stillasittande, kontorsnacke, gamnacke, knäcka ryggen/rygg,
    sträckt rygg/ryggen/nacke/nacken, tennisarm, musarm, naprapath, locked back/neck, back spasm,
    pain/painful/sore/stiff/aching/ache/aches/hurts/hurting/hurt/bad/tight back,
    pain/painful/sore/stiff/aching/ache/aches/hurts/hurting/hurt/bad/tight neck,
    pain/painful/sore/stiff/aching/ache/aches/hurts/hurting/hurt/bad/tight shoulder/shoulders, back/neck problems,
    backache, neckache, lower back, stiffness,
    pain/painful/sore/stiff/aching/ache/aches/hurts/hurting/hurt/bad/tight hip, naprapathy, slipped disc, muscle knots,
    desk neck, pulled back, pinched nerve'),
  ('chiropractic', '
    dålig/kass rygg/ryggen, huvudvärk, ryggskott, ischias, kiropraktor, knaka, knak rygg/ryggen,
    ont/värk/smärta/smärtor/stel/stelhet/spänd/spänningar/låst/låsning/lås rygg/ryggen/ländrygg/ländryggen/svank/svanken/korsrygg/korsryggen,
    ont/värk/smärta/smärtor/stel/stelhet/spänd/spänningar/låst/låsning/lås nacke/nacken/nackar,
    ont/värk/smärta/smärtor/stel/stelhet/spänd/spänningar/låst/låsning/lås axel/axeln/axlar/axlarna/skuldra/skuldran/skuldror/skuldrorna,
    ont bröstrygg/bröstryggen, ont kropp/kroppen, stel kropp/kroppen, ryggvärk, nackvärk, ryggbesvär, nackbesvär,
    nackspärr, spänningshuvudvärk, ryggproblem, dålig rygg, nackproblem, ländryggssmärta,
    ont/värk/smärta/smärtor/stel/stelhet/spänd/spänningar/låst/låsning/lås bäcken/bäckenet,
    ont/värk/smärta/smärtor/stel/stelhet/spänd/spänningar/låst/låsning/lås höft/höften, diskbråck, ryggrad/ryggraden,
    knäcka ryggen/rygg/nacken, kotor, kota, sned rygg/ryggen, skolios, ont huvud/huvudet, migrän, foglossning,
    chiropractor, back adjustment, pain/painful/sore/stiff/aching/ache/aches/hurts/hurting/hurt/bad/tight back,
    pain/painful/sore/stiff/aching/ache/aches/hurts/hurting/hurt/bad/tight neck,
    pain/painful/sore/stiff/aching/ache/aches/hurts/hurting/hurt/bad/tight shoulder/shoulders, back/neck problems,
    backache, neckache, lower back, stiffness, crack back/neck, slipped disc, sciatica, scoliosis, pelvic pain,
    headache/headaches, migraine'),
  ('personal-training', '
    magfett, magfettet, fett, fettet, börja på gym/gymmet, gymmet, gym, löpning, börja jogga, löpcoach, löptränare,
    stark, starkare, träna/träning/träningen, personlig tränare, pt, coach träning, otränad, bättre form, tappa fett,
    bränna fett, magrutor, armhävningar, kroppsbyggnad, muskelmassa, komma i form, komma igång träna/träning/träningen,
    bli stark/starkare, bygga muskler, bättre kondition, träna hemma, träna styrka, lära mig lyfta, lyfta tungt,
    styrketräna, tränare, marklyft, knäböj, bänkpress, träningsprogram, träningsschema, träningsplan,
    träna efter graviditet/förlossning, börja springa/träna/jogga, springa maraton/marathon/lopp/snabbare/milen, maraton,
    marathon, löpträning, löpteknik, kondition, crossfit, bli vältränad, dålig kondition, muskler, slappa muskler,
    träningskompis, gymma, träna gym, personal trainer, workouts, running coach, running, lose belly fat, burn fat, abs,
    strength, get fit, get in shape, get stronger/strong, build muscle/muscles, workout, work out, lifting weights,
    weight training, strength training, fitness, fitness coach/trainer, start running, run marathon, exercise,
    workout plan/program/programme, deadlift, squat'),
  ('yoga-pilates', '
    yoga, pilates, vig, vigare, vighet, stela leder, töja, töjning, andas, yin yoga, gravidyoga, bli vig/vigare,
    stretcha, mjuka upp kroppen, stark bål, bålstyrka, meditera, meditation, andningsövningar, andning, mindfulness,
    yoga för gravida/nybörjare, hatha, medicinsk yoga, yogalärare, yogapass, solhälsning, varva ner kroppen, rörlighet,
    smidig/smidigare, stel/stela höfter, stretching, flexible, breathing, get flexible, flexibility, stretch, meditate,
    breathing exercises, core strength, prenatal yoga, yoga class/teacher, pilates class'),
  ('nutrition', '
    bli av med fett/magfett/magfettet/kilo/kilon/övervikt, vikt, viktnedgång, viktuppgång, kilo, äter för mycket/dåligt,
    äta, tröstäter, tröstäta, hetsäter, dietist, kostrådgivare, kostrådgivning, illamående mat, diabetes mat/kost,
    kolesterol, ibs, förstoppning, förstoppad, gå ner i vikt/kilo, gå ner kilo, gå upp i vikt, tappa vikt,
    bli smal/smalare, banta, bantning, äta bättre/rätt/nyttigare/hälsosamt/sunt, matvanor, ätstörning,
    dålig/orolig/känslig/svullen mage/magen,
    ont/värk/smärta/smärtor/stel/stelhet/spänd/spänningar/låst/låsning/lås mage/magen, uppblåst, uppblåst mage/magen,
    glutenintolerant, gluten, laktos, laktosintolerant, matallergi, sockersug, kostschema, matschema, kostplan,
    näringslära, övervikt, överviktig, vegan kost/mat, blodsocker, magkatarr, magproblem, diet, dieter, kost, nyttig mat,
    dietitian, dietician, nutritionist, weight, cholesterol, healthy food, eating, overeating, lose weight, weight loss,
    losing weight, gain weight, eat healthy/healthier/better/right, healthy eating, diet plan, meal plan,
    upset/bloated/sensitive stomach, stomach pain/problems, lactose, food allergy/intolerance, sugar craving/cravings,
    overweight, eating habits'),
  ('counselling', '
    gått bort, dött, död förälder/mamma/pappa/anhörig, skilja sig/oss, begravning, bråkar, grälar, sover inte, sömnen,
    vaknar natten/nätterna, somna, insomnia, hjärtklappning oro, sorg, sörjer, förlorat någon, stress, stressen,
    stressigt, psykolog, terapeut, samtalsterapi, parterapi, familjeterapi, familjerådgivning, tankar, mörka tankar,
    ältar, ledsamhet, trött hela tiden, gråter, livskris, svartsjuk, svartsjuka, missbruk, dricker mycket/alkohol,
    rädsla, rädslor, må dåligt, mår dåligt, mår inte bra, känner mig nere, nere psykiskt, ledsen, deppig, deprimerad,
    depression, nedstämd, ångest, panikångest, panikattack, panikattacker, oro, orolig, ängslig, stressad, utbränd,
    utbrändhet, utmattad, utmattning, sova/sover dåligt, sömnproblem, svårt sova/somna, kan inte sova, sömnlös, sömn,
    sömnlöshet, prata med någon, någon att prata med, prata känslor, relationsproblem, relation kris, kris, äktenskap,
    skilsmässa, skiljas, separation, otrohet, gräla, bråkar hela tiden, bråkar sambo/man/fru/partner, dödsfall, ensam,
    ensamhet, självkänsla, dåligt självförtroende, rädd flyga, flygrädd, flygrädsla, fobi, social fobi, tvångstankar,
    kurator, samtalsstöd, terapi, samtalskontakt, parrelation, psykiatri, sorgbearbetning,
    trouble/cannot/cant/can''t sleep/sleeping, therapist, therapy, psychologist, anxiety, grief, stressed, panic,
    fighting partner/husband/wife, marriage, divorce, lonely, burnout, burned out,
    feeling down/low/sad/depressed/anxious/stressed, depressed, anxious, panic attack/attacks, burnt out, sleep problems,
    sleeping badly, cannot/can''t sleep, trouble sleeping, talk to someone, someone talk to,
    relationship problems/trouble, marriage counselling/counseling, loneliness, self esteem, phobia, fear flying,
    counsellor, counselor, shrink'),
  ('car-service', '
    bil/bilen skakar/vibrerar/dör/rycker/läcker/osar/ryker/drar, kamrem, kamremmen, koppling bil/bilen, avgassystem,
    avgasrör, ljuddämpare, kylare, kylaren, bilmekaniker, mekaniker, bilverkstad, verkstad, laga bil/bilen, bilservice,
    bromsar/bromsarna/bromsen bil/bilen, bromsarna, bromsbelägg, stötdämpare, glödstift, generator bil/bilen,
    serva bil/bilen/bilar, service bil/bilen/bilar, lämna in bil/bilen/bilar, laga bil/bilen/bilar,
    reparera bil/bilen/bilar, trasig bil/bilen/bilar, bil/bilen/bilar startar inte, bil/bilen/bilar start/starta/startar,
    bil/bilen/bilar låter/gnisslar/skramlar/skakar/drar/rycker/tappar/överhettad/kokar, bil/bilen/bilar läcker olja,
    läcker olja, gnissel bromsar, gnissliga bromsar, bromsen, byta bromsar/bromsbelägg/bromsskivor/bromsarna,
    bromsskivor, bromsarna gnisslar/skriker, bromsar gnisslar,
    byta olja/oljan/oljefilter/kamrem/kamremmen/batteri bil/bilen/bilar,
    byta olja/oljan/oljefilter/kamrem/kamremmen/kopplingen/koppling/avgassystem/stötdämpare/generator/startmotor/bilbatteri/tändstift,
    bilbatteri, bilbatteriet, batteri bil/bilen/bilar, kopplingen, koppling, bilverkstaden, verkstaden,
    ac bil/bilen/bilar, luftkonditionering bil/bilen/bilar, kyla bil/bilen/bilar, fylla på ac, serva motor/motorn,
    bilen trasig, motorn, oljan, vätskor, torkarblad, vindrutetorkare, bilreparation, mek, meka bil/bilen/bilar,
    car noise/noises/shaking/shakes/vibrating/vibrates/leaking/leaks/smoking, clutch, exhaust, radiator, timing belt,
    mechanic, spark plugs, car service/servicing/repair/mechanic/garage/workshop, service/fix/repair car,
    car start/starting/noise/noisy/shaking/broken/overheating, car won''t start, car making noise,
    squeaky/squealing/worn brakes, brake pads/discs, brakes, change oil, oil leak, leaking oil, shock absorbers,
    car battery, car air conditioning, car ac, wiper blades, auto repair'),
  ('tyres', '
    punktering, fått punka, punka, sommardäck, vinterdäck, dubbdäck, däckhotell, hjulbyte, byta däck/hjul/däcken/hjulen,
    däcken slitna, balansering, luft däck/däcken, byta däck/däcken/hjul/hjulen, byta till sommardäck/vinterdäck,
    skifta däck/däcken/hjul/hjulen, nya däck/sommardäck/vinterdäck/fälgar, slitna däck, däcken, däcket, hjulen, hjulet,
    punka bil/bilen/bilar, platt däck, plattdäck, platt hjul, pyspunka, däcket tomt, lufttryck,
    förvara däck/däcken/hjul/hjulen, förvaring däck/hjul, däckförvaring, hjulförvaring, balansera däck/hjul/hjulen,
    ratten skakar/vibrerar, fälg, fälgen, fälgar, sned fälg, krökt fälg, trottoarkant fälg,
    laga däck/däcket/punka/punktering, hjulinställning, vinterdäcken, sommardäcken, sommarhjul, vinterhjul, däckverkstad,
    däckfirma, puncture, winter tyres/tires, summer tyres/tires, wheel alignment, nail tyre/tire,
    change/swap/rotate/balance/store/new/worn/flat/fix tyre/tyres/tire/tires/wheel/wheels, flat tyre/tire,
    punctured tyre/tire, winter/summer/studded tyres/tires/wheels, tyre/tire shop/storage/hotel/change/pressure, rim,
    rims, bent rim, bent wheel, steering wheel shakes'),
  ('car-wash', '
    biltvätt, handtvätt bil/bilen, tvätta/tvättas/tvättad/tvättat bil/bilen, städa bil/bilen, dammsuga bil/bilen,
    saltig bil, tvätta/tvättas/tvättad/tvättning/rengöra/rena/rent/smutsig/skitig/spola av bil/bilen/bilar,
    tvätta ur bil/bilen/bilar, bil/bilen/bilar smutsig/ren, tvätt bil/bilen/bilar, biltvätten, städa bil/bilen/bilar,
    dammsuga bil/bilen/bilar, städa ur bil/bilen/bilar, invändig/utvändig tvätt, vaxa bil/bilen/bilar,
    vaxning bil/bilen/bilar, vägsalt, bilvård, asfaltfläckar, tvätta husbil/husvagn/mc/skåpbil,
    matta/gulnade strålkastare, strålkastare, strålkastarna, car wash, vacuum car, wash/clean/wax/vacuum car, dirty car,
    car washed/cleaned/wax/valet/valeting, valeting, cloudy headlights, headlights, hand car wash'),
  ('detailing', '
    repor/repa/repig/repad lack/lacken/bil/bilen,
    fläck/fläckar säte/sätet/sätena/bilsäte/bilsätet/bilsätena/bilklädsel/bilklädseln, lukt bil/bilen,
    luktar illa bil/bilen, röklukt, matt lack/lacken, vaxa bil/bilen, polera lack/lacken, keramisk behandling, bilrekond,
    rekonda, rekonda bil/bilen/bilar, rekond bil/bilen/bilar, polera/polering bil/bilen/bilar/lack/lacken, polera,
    matt/blek lack, lacken matt/blek/ful, glans lack/lacken/bil/bilen/bilar, blank bil/bilen/bilar/lack, vattenskador,
    klädsel, klädseln, tvätta klädsel/klädseln/säten/sätena/bilsäten/bilklädsel/bilsäte,
    fläckar klädsel/klädseln/säte/säten/sätena/bilsäte, bilsäte, bilsäten, bilsätet, fläck bilsäte/bilsätet/säte,
    fläckar bil, spya bil/bilen/bilar, kräkts bil/bilen/bilar, luktar bil/bilen/bilar, lukt bil/bilen/bilar,
    bil/bilen/bilar luktar, röklukt bil/bilen/bilar, hundhår bil/bilen/bilar, sälja bil/bilen/bilar,
    fräscha upp bil/bilen/bilar, inredning bil/bilen/bilar, läder bil, lädersäten, läderklädsel, keram, keramisk,
    ceramic, skydda lack/lacken, lackförsegling, lackskydd, helrekond, bilen som ny, detailing, car interior,
    seat stains, stains car/seat/seats, smelly car, ceramic coating, polish car/paint, dull/faded paint,
    car paint protection, paint protection, detail car, car detail, interior clean/cleaning car, upholstery,
    clean/stained/dirty car seat/seats, car seat stain/stains, stains seat/seats, car smells, dog hair car,
    leather seats, sell car, selling car, shiny car'),
  ('car-glass', '
    spricka/sprickor/sprucken ruta/rutan/vindruta/vindrutan/bilruta/bilrutan/framruta/framrutan, bilruta, bilrutan,
    krossad ruta/rutan/bilruta/bilrutan, byta vindruta/vindrutan/bilruta, bilglas, stenskott,
    byta/laga/sprucken/trasig/krossad/spräckt/repad bilruta/bilrutan/vindruta/vindrutan/framruta/framrutan/sidoruta/sidorutan/bakruta/bakrutan/ruta bil/bilen/bilar,
    vindrutan, framruta, framrutan, bilrutor, sidoruta, sidorutan, bakruta, bakrutan,
    spricka vindruta/vindrutan/ruta/rutan/bilrutan/framrutan, spricka i ruta/rutan, sten ruta/rutan/vindruta/vindrutan,
    stenskottet, stenskott ruta/rutan, lagning stenskott, tona rutor/bilrutor, tonade rutor, mörka rutor,
    solfilm bil/bilen/bilar, inbrott bil/bilen/bilar, glasskada, ruta bil/bilen/bilar, glasmästare bil/bilen/bilar,
    glasmästare, windscreen, windshield, car window,
    cracked/broken/chipped/replace/smashed/repair windscreen/windshield/window car, cracked windscreen/windshield,
    stone chip, rock chip, tinted/tint windows, window tint/tinting, rear window, auto glass,
    crack windscreen/windshield'),
  ('diagnostics', '
    motorlampa, varningslampa, varningslampor, lampa/lampor lyser bil/bilen/instrumentbrädan/instrumentpanelen,
    läsa felkoder/felkod, felsökning bil/bilen, bilbesiktning, kolla bil/bilen köp, begagnad bil,
    lampa lyser bil/bilen/bilar/instrumentpanel/instrumentpanelen, lampan lyser bil/bilen, varningslampan,
    motorlampa lyser, motorlampan, orange/gul lampa, felsöka bil/bilen/bilar, felsöka, fel på bil/bilen/bilar,
    fel bil/bilen/bilar, felkoder, läsa felkod/felkoder, läsa av felkoder, läsa ut felkoder, diagnos bil/bilen/bilar,
    inför/före/innan besiktning/besiktningen, besiktiga/besikta bil/bilen/bilar, besiktiga, besikta, besiktningen,
    underkänd besiktning/besiktningen, köpa bil/bilen/bilar, köpa begagnad/begagnat bil/bilen/bilar, köpa begagnad,
    kolla bil/bilen/bilar köp/köper/köpa, testa bil/bilen/bilar köp/innan, kontrollera bil/bilen/bilar,
    undersöka bil/bilen/bilar, batteri elbil, batteritest elbil, elbilens batteri, elbil räckvidd, bilprovning,
    kolla upp bil/bilen/bilar, obd, inspect used car, used car check, error codes, check engine/light, engine light,
    warning light/lights, dashboard light/lights, fault code/codes, error code car, read codes, car fault,
    find fault car, what is wrong car, wrong with car, car inspection, inspection, buy/buying used car, used car,
    pre purchase inspection, check car buying, electric car battery, failed inspection, diagnose car, troubleshoot car'),
  ('bodywork', '
    buckla, bucklor, bucklan, bucklig, krockat, krockad, krockskada, repa/repor/repig bil/bilen/dörr/dörren/lack/lacken,
    plåtskada, plåt bil/bilen, stötfångare, stötfångaren, lackera bil/bilen, lackskada, rost, rostig, billackering,
    buckla bil/bilen/bilar/dörr/dörren, bucklig bil/bilen/bilar,
    repa/repor/repad bil/bilen/bilar/lack/lacken/bildörr/dörr/dörren, repan, repor, repig lack, skrapat bil/bilen/bilar,
    skrapa bil/bilen/bilar, krockat bil/bilen/bilar, krock, krockad bil/bilen/bilar, backat/backade bil/bilen/bilar,
    backat in i, backade in i, påkörd bil/bilen/bilar, påkörd, parkeringsskada, plåt, plåtslagare, bilplåt, bilskada,
    skada bil/bilen/bilar, rost bil/bilen/bilar, rostig bil/bilen/bilar, rostskydd, rostfläck, rostfläckar, rostlagning,
    lacka bil/bilen/bilar/om, lacka om bil/bilen/bilar, lackera bil/bilen/bilar, lackera, lackera om, lackskador,
    måla om bil/bilen/bilar, måla bil/bilen/bilar, bildörr, kofångare, kofångaren, skärm bil/bilen/bilar, framskärm,
    p-skada, smart repair, dörruppslag, dent, dents, bumper, car paint, collision, accident car, respray,
    dent/dents/dented/scratch/scratches/scratched/scraped/bump/rust/rusty car/door/bumper/paint, scratch, scratches,
    crashed car, car crash, car accident, fender, fender bender, parking damage, rust, paint car, panel beater,
    body shop, hit car, reversed into'),
  ('computer-help', '
    dator/datorn startar/funkar/fungerar/laggar/fryser/hänger/kraschar/kraschat/varm/låter/blå/svart,
    hårddisk/hårddisken kraschat/kraschad/dator/datorn/full, it-hjälp hemma, data hjälp, datahjälp, datasupport,
    epost/e-post/mejl/mejlen problem, skrivare/skrivaren funkar/fungerar/krånglar/skriver/hittar/ansluten, skrivare,
    långsam/seg/slö/trög/trasig/gammal/krånglar/krånglande/hackar/hänger/låst/låser/kraschar/kraschat/död/dör/startar/virus/laga/fixa/serva/rensa/snabba/uppgradera/installera/ny/koppla/svart/blå dator/datorn/datorer/laptop/laptopen/pc/pcn/mac/macen/macbook/macbooken/bärbar/bärbara/skrivare/skrivaren,
    datorn, datorer, bärbar, laptopen, datorproblem, datorstrul, datorkrångel,
    strul dator/datorn/datorer/laptop/laptopen/pc/pcn/mac/macen/macbook/macbooken/bärbar/bärbara/skrivare/skrivaren,
    problem dator/datorn/datorer/laptop/laptopen/pc/pcn/mac/macen/macbook/macbooken/bärbar/bärbara/skrivare/skrivaren,
    fel dator/datorn/datorer/laptop/laptopen/pc/pcn/mac/macen/macbook/macbooken/bärbar/bärbara/skrivare/skrivaren,
    fungerar inte dator/datorn/datorer/laptop/laptopen/pc/pcn/mac/macen/macbook/macbooken/bärbar/bärbara/skrivare/skrivaren,
    funkar inte dator/datorn/datorer/laptop/laptopen/pc/pcn/mac/macen/macbook/macbooken/bärbar/bärbara/skrivare/skrivaren,
    dator/datorn/datorer/laptop/laptopen/pc/pcn/mac/macen/macbook/macbooken/bärbar/bärbara/skrivare/skrivaren funkar/fungerar,
    blue screen, blå skärm, svart skärm,
    sladdar dator/datorn/datorer/laptop/laptopen/pc/pcn/mac/macen/macbook/macbooken/bärbar/bärbara/skrivare/skrivaren,
    tangentbord, tangentbordet, tangentbord trasigt,
    spillt/spillde/kaffe dator/datorn/datorer/laptop/laptopen/pc/pcn/mac/macen/macbook/macbooken/bärbar/bärbara/skrivare/skrivaren/tangentbord/tangentbordet,
    batteri dator/datorn/datorer/laptop/laptopen/pc/pcn/mac/macen/macbook/macbooken/bärbar/bärbara/skrivare/skrivaren,
    hackad, blivit hackad, virusskydd, antivirus, skräppost,
    mejl/mejlen/mail/mailen/e-post/outlook fungerar/funkar/krånglar, mejlen, mejl, outlook, lösenord,
    glömt lösenord/lösenordet, skrivaren, skriva ut, printer, windows uppdatering,
    installera windows/program/office/skrivare/skrivaren,
    byta hårddisk/batteri/skärm dator/datorn/datorer/laptop/laptopen/pc/pcn/mac/macen/macbook/macbooken/bärbar/bärbara/skrivare/skrivaren,
    skärm/skärmen/trasig skärm dator/datorn/datorer/laptop/laptopen/pc/pcn/mac/macen/macbook/macbooken/bärbar/bärbara/skrivare/skrivaren,
    ssd, mer minne, datorlagning, datorreparation, datatekniker, it-tekniker, it-support, it support,
    flytta över filer/dator/datorn, ny dator hjälp, fläkten låter, fläkt dator/datorn, överhettad dator/laptop,
    bortglömt lösenord, it-hjälp, teknikhjälp, teknikstrul, printer wont/not/problem/problems/working/connect, laptop,
    computer, pc,
    slow/sluggish/old/broken/frozen/dead/crashing/crashed/crash/fix/repair/clean/upgrade/new/locked/hacked computer/laptop/pc/mac/macbook,
    computer/laptop/pc/mac freezes/start/slow/crashes/crashing/turn/problem/problems/help/support/noisy/fan/screen/battery,
    virus, malware, hacked, keyboard, keyboard broken, spilled/spilt coffee/water laptop/computer/keyboard, black screen,
    forgot/forgotten password, email problem/problems/working, printer working, install windows/program/printer/office,
    tech support, more memory, transfer files'),
  ('phone-repair', '
    skärm/skärmen sprucken/sprack/trasig/krossad,
    mobil/mobilen/telefon/telefonen/iphone/luren tappade/tappat/tappad/vatten/vattnet/toan/golvet/asfalten, skärmbyte,
    batteribyte mobil/telefon/iphone,
    trasig/sprucken/spräckt/krossad/tappat/tappade/död/dör/laga/laddar/ladda/laddas/byta/blöt/vatten/fuktskadad/startar/seg/reparera/repa/knäckt/glas/ljud/skärm/skärmen/skärmbyte/batteri/batteriet/kamera/svart mobil/mobilen/mobiltelefon/mobiltelefonen/telefon/telefonen/iphone/iphonen/lur/luren/samsung/android/ipad/ipaden/surfplatta/surfplattan/platta/plattan,
    sprucken/trasig/krossad/knäckt/svart/repad/spräckt skärm/skärmen/display/displayen,
    mobil/mobilen/mobiltelefon/mobiltelefonen/telefon/telefonen/iphone/iphonen/lur/luren/samsung/android/ipad/ipaden/surfplatta/surfplattan/platta/plattan batteri/batteriet/dör/laddar/laddas/funkar/fungerar/vatten/sjön,
    mobilen, mobiltelefon, telefonen, mobilskärm, skärmen sprucken/sprack/trasig, laddkontakt, laddkontakten, laddport,
    laddporten, byta batteri, batteriet tar slut, batteritid, dålig batteritid, glaset sprucket, iphonereparation,
    mobillagning, mobilreparatör, telefonreparation,
    vattenskada mobil/mobilen/mobiltelefon/mobiltelefonen/telefon/telefonen/iphone/iphonen/lur/luren/samsung/android/ipad/ipaden/surfplatta/surfplattan/platta/plattan,
    vattenskadad mobil/mobilen/mobiltelefon/mobiltelefonen/telefon/telefonen/iphone/iphonen/lur/luren/samsung/android/ipad/ipaden/surfplatta/surfplattan/platta/plattan,
    tappat i toaletten/toan/vatten/vattnet/sjön mobil/mobilen/mobiltelefon/mobiltelefonen/telefon/telefonen/iphone/iphonen/lur/luren/samsung/android/ipad/ipaden/surfplatta/surfplattan/platta/plattan,
    surfplattan, ipad, ipaden, phone screen, cracked screen, broken screen, screen replacement,
    dropped phone/iphone/mobile,
    cracked/broken/smashed/shattered/dropped/dead/wet/fix/repair/replace phone/iphone/screen/ipad/tablet/mobile/samsung/smartphone,
    phone/iphone/ipad/tablet/mobile/samsung screen/battery/charging/charge/dead/water/broken/glass/camera/speaker,
    cracked/broken/smashed/shattered phone/iphone/ipad/tablet screen, smartphone, battery drains, charging port,
    dropped phone water/toilet, cell phone, cellphone, tablet'),
  ('home-network', '
    wifi, wi-fi, wifit, wifi:t, nätet långsamt/segt/nere/borta/funkar/fungerar, router, bredband, nå/når wifi/internet,
    internet fungerar/funkar/långsamt/segt/nere/borta/hackar, nätverk, trådlöst, trådlösa nätverket, fiber inkoppling,
    dålig/dåligt/långsam/långsamt/segt/seg/inget/ingen/svag/svagt/trasig/trasigt/hackar/funkar/fungerar/krånglar/bättre/snabbare/installera/koppla/bryts/tappar/byta/täckning wifi/wi-fi/internet/internetet/nät/nätet/bredband/bredbandet/uppkoppling/uppkopplingen/nätverk/nätverket/fiber/router/routern,
    internet, internetet, uppkoppling, uppkopplingen, bredbandet, routern, nätet ligger nere, ligger nere,
    ingen täckning, wifi räckvidd, täckning hemma, dra nätverkskabel/kabel nätverk, nätverkskabel, ethernet,
    streaming hackar, netflix hackar, koppla upp, fiber, fiberinstallation, modem, modemet, mesh, wifi-förstärkare,
    förstärka wifi, nätverket, wlan, videomöte hackar, glömt wifi lösenord, broadband, network,
    slow/bad/poor/weak/no/better/faster/fix/spotty/unstable/dropping/drops wifi/wi-fi/internet/broadband/connection/network/signal,
    wifi/internet/broadband slow/down/working/drops/coverage/range/problem/problems/setup, internet down,
    set up/install router/wifi/mesh/network, extend wifi, wifi extender, dead zone, ethernet cable, network cable,
    buffering, video calls lag'),
  ('smart-home', '
    kamera/kameror dörr/dörren/ytterdörr/entré/garage, smart hem, smarta hem, smarta hemmet, övervaka hem/hemmet/huset,
    styra hem/belysning/lampor/värme, appstyrd, röststyrning, smarta element/termostater,
    smarta/smart lampor/lampa/lås/hem/hemmet/termostat/belysning/dörrlås/hus/larm/element,
    styra/styr lampor/lamporna/belysning/värme/värmen/hemmet/element/golvvärme mobil/mobilen/app/appen/röst/rösten,
    styra lampor/lamporna/värme/värmen/hemmet, digitalt lås, digital dörrlås, kodlås, smart dörrlås, hemlarm,
    inbrottslarm, larm, larmet, övervakningskamera, övervakning, kamera hemma/huset/utomhus/villa, övervakningskameror,
    kameror huset, dörrklocka, ringklocka, video dörrklocka, google home, alexa, homekit, philips hue, hue, ikea tradfri,
    dirigera, home assistant, sänka elräkning/elräkningen, elräkning, energisparande, spara el, robotgräsklippare,
    robotdammsugare, robotklippare, uppkopplat hem, rörelsesensor, sensor, sensorer, automatisera hem/hemmet,
    rullgardiner motor, smart home, home automation, camera door, smart,
    smart home/lights/light/lock/thermostat/bulb/bulbs/speaker/doorbell, control lights/heating/home phone/app/voice,
    control lights, digital lock, burglar alarm, alarm, home alarm, security camera/cameras, camera house,
    video doorbell, doorbell, lower/cut electricity bill, energy saving, save energy, robot mower/vacuum, automate home,
    motion sensor, keyless'),
  ('tv-audio', '
    tv, tv:n, tvn, teven, hänga upp tv/tvn/tv:n, hemmabio, ljud/ljudet/bild/bilden tv/tvn/tv:n, soundbar,
    sätta/hänga/montera/skruva/fästa/montering upp tv/tvn/tv:n,
    sätta/hänga/montera/fästa/installera/koppla/trasig/ställa/gömma tv/tvn/teve/högtalare/hemmabio/soundbar/projektor,
    tv på väggen, tv vägg/väggen, teve, tv apparat, tv-apparat, hänga tv, väggfäste, gömma kablar/sladdar, kablar tv,
    sladdar tv, inget/dåligt ljud tv, ljud tv, bild tv, inget/dålig bild tv, kanaler, ställa in kanaler/tv, inga kanaler,
    antenn, parabol, netflix tv, chromecast, apple tv, högtalare, högtalarna, högtalaren, stereo, stereon, förstärkare,
    surround, surroundljud, projektor, projektorn, ljudsystem, ljudet, skivspelare, sonos, spela musik hemma,
    bättre ljud, tv box, fjärrkontroll, fjärrkontrollen, television, home theater,
    mount/hang/install/put/set up/fix/broken tv/television/projector/speaker/speakers,
    tv wall/bracket/mount/mounted/installation/sound/picture/setup/channels, wall mount, hide cables,
    bad/no sound/picture, surround sound, home cinema, home theatre, speakers, speaker, amplifier, projector,
    record player, turntable, better sound, antenna, aerial'),
  ('websites', '
    hemsida, hemsidor, webbplats, webshop, seo, google, wordpress, domän,
    göra/bygga/skapa/designa/fixa/uppdatera/ny/gammal/skaffa/trasig hemsida/hemsidan/webbplats/webbplatsen/webbsida/webbsidan/sajt/sajten/site/webshop/webbshop/webbutik/nätbutik/butik nätet,
    hemsidan, sajt, sajten, webbsida, webbsidan, webbplatsen, hemsida företag/företaget/firma/firman, nätbutik, webbutik,
    e-handel, ehandel, sälja nätet/online/internet, synas google/nätet/internet, syns inte på google, syns google,
    google ranking, ranka google, hamna högst google, högre upp google, sökmotoroptimering, sökmotor, squarespace,
    shopify, wix, woocommerce, domännamn, webbhotell, digital marknadsföring, marknadsföring, webbdesigner,
    webbutvecklare, webbyrå, blogg, landningssida, logga, logotyp, annonsera google, website, need website, web page,
    build/make/create/design/update/new/fix/redesign/need website/web site/homepage/webshop/online shop/online store,
    webpage, homepage, web designer/developer/development, online shop/store, ecommerce, e-commerce, sell online,
    rank google, found google, show google, search engine, domain, web hosting, blog, landing page, digital marketing,
    site company, business website'),
  ('tech-lessons', '
    lära/lär/visa/hjälpa/undervisa mormor/farmor/mamma/pappa/morfar/farfar/äldre, datorkurs,
    kurs excel/dator/data/programmering/word/photoshop, excel, privatlärare dator, nybörjare dator/data, programmera,
    lära/lär mig/sig dator/datorn/datorer/mobil/mobilen/programmera/programmering/excel/koda/kod/kodning/python/java/javascript/photoshop/word/webbutveckling/html/ai/chatgpt,
    lära ut, lära excel/dator/datorn/mobil/mobilen/python/koda/programmera/photoshop, koda, kodning,
    kurs dator/datorer/excel/programmering/webb/kodning/python/mobil, datakurs, excelkurs, python, javascript, html,
    lektion dator/programmering/excel/kodning, privatlektion dator/programmering/excel,
    hjälpa mamma/pappa/mormor/farmor/farfar/morfar/förälder dator/datorn/mobil/mobilen/teknik/tekniken/bankid/surfplatta,
    mamma/pappa/mormor/farmor/farfar/morfar dator/datorn/mobil/mobilen/teknik/bankid/surfplatta/ipad,
    pensionär/pensionärer/senior/seniorer/äldre dator/datorn/mobil/mobilen/teknik/it/data/bankid/surfplatta, bankid,
    bank-id, swish, installera/skaffa/fixa bankid/swish, betala räkningar nätet/dator/datorn, handla nätet,
    säker/säkert nätet/internet, bedrägeri, bedragare, nätbedrägeri, förstå datorn/mobilen/teknik, teknik för äldre,
    it-lärare, datalärare, mattestöd, läxhjälp, handledning, undervisning dator/it/programmering,
    teach mum/mom/dad/grandma/grandpa/parents/mother/father, learn/teach computer/programming/ipad/tablet/phone,
    programming lessons,
    learn/teach/lesson/lessons/course/class/classes/tutor/tutoring computer/computers/programming/coding/code/excel/python/javascript/photoshop/word/html/smartphone,
    learn to code, programming, coding, code, excel course/help, computer course/lesson/lessons/class/classes/skills,
    help mum/mom/dad/grandma/grandpa/parents/grandmother/grandfather computer/phone/smartphone/ipad/tablet,
    seniors/senior/elderly computer/computers/phone/tech/technology, tech seniors, online banking, online scams, scam,
    stay safe online, tech lessons'),
  ('data-recovery', '
    hårddisk, hårddisken, raderat, raderade, råkat radera, råkade radera, rädda bilder/foton/filer/filerna/bilderna,
    dataräddning, försvunna/försvann filer/bilder/foton,
    rädda/återställa/återskapa/återfå/försvunna/förlorade/raderade/borttagna/tappat/försvann/raderat/raderade/tappade/få tillbaka/hämta/borta/blev av med bild/bilder/bilderna/foto/foton/fotona/fil/filer/filerna/dokument/film/filmer,
    rädda/återställa/återskapa/trasig/död/kraschad/krasch/klickar/läsa hårddisk/hårddisken/usb/usb-minne/minneskort/minneskortet/sd-kort/ssd/disk/disken,
    minneskort, minneskortet, usb-minnet, usb minne, usb-sticka, dataförlust, datorkrasch bilder/filer, rädda data,
    återställa data/mobil/telefon, data räddning, formaterat/formaterade/formaterad minneskort/hårddisk/disk/usb,
    raderade bilder/filer/foton, bilder borta, filer borta, gamla disketter, bilder trasig mobil/telefon, säkerhetskopia,
    säkerhetskopiera, backup saknas, ransomware, data recovery, recover, recovery, lost photos/files, hard drive,
    accidentally deleted,
    lost/deleted/recover/restore/rescue/retrieve/missing/save/erased photo/photos/picture/pictures/file/files/document/documents/data/video/videos,
    recover/broken/dead/crashed/failed/clicking/formatted hard drive/disk/memory/card/sd/usb/ssd, hard disk, memory card,
    sd card, usb stick, usb drive, data loss, deleted accidentally, photos gone, files gone, external drive, backup')
) AS given (slug, phrases)
JOIN subcategories sc USING (slug)
CROSS JOIN LATERAL unnest(string_to_array(phrases, ',')) AS phrase;
