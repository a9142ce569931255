-- Phrases of kinds that do the work, too, and had none for it: naprapaths treat limbs, joints and what goes numb, scratches are
-- polished away as well as painted over, a television is hung by a handyman, an engine that runs unevenly is looked into.
INSERT INTO kind_phrases (subcategory_id, phrase)
SELECT sc.id, regexp_replace(btrim(phrase, E' \n'), '\s+', ' ', 'g')
FROM (VALUES
  ('lashes-brows', '
    mascara, mascaran'),
  ('handyman', '
    sätta/hänga/montera/skruva/fästa/borra tv/tvn/teve/teven vägg/väggen, sätta/hänga/montera/skruva upp
    tv/tvn/teve/teven, mount/hang/put/fix/attach/screw tv/television/telly wall, mount tv/television/telly'),
  ('physiotherapy', '
    somnar/somnat/domnar/domnat/avdomnad/pirrar/pirrningar/sticker/stickningar
    hand/handen/händer/händerna/finger/fingrar/fingrarna/arm/armen/armar/armarna/ben/benet/benen/fot/foten/fötter/fötterna/tår/tårna,
    numb/numbness/tingling/tingles/asleep hand/hands/finger/fingers/arm/arms/leg/legs/foot/feet/toes'),
  ('naprapathy', '
    ont/värk/värker/smärta/smärtor/smärtar/stel/stelt/stela/öm/ömmar/molar
    knä/knät/knäet/knäna/höfter/höfterna/fot/foten/fötter/fötterna/häl/hälen/vrist/vristen/fotled/fotleden/vad/vaden/vader/vaderna/lår/låret/ljumske/ljumsken/armbåge/armbågen/underarm/underarmen/handled/handleden/led/leder/lederna/käke/käken/springer/löpning,
    somnar/somnat/domnar/domnat/avdomnad/pirrar/pirrningar/sticker/stickningar
    hand/handen/händer/händerna/finger/fingrar/fingrarna/arm/armen/armar/armarna/ben/benet/benen/fot/foten/fötter/fötterna/tår/tårna,
    pain/painful/sore/hurts/hurt/hurting/ache/aches/aching/stiff/bad
    knee/knees/hips/ankle/ankles/foot/heel/heels/calf/calves/thigh/groin/elbow/elbows/wrist/wrists/joint/joints/jaw/running/stairs,
    numb/numbness/tingling/tingles/asleep hand/hands/finger/fingers/arm/arms/leg/legs/foot/feet/toes'),
  ('car-service', '
    bil/bilen/bilar/motor/motorn ojämn/ojämnt/hostar/hackar/rycker/stannar/kraftlös, ojämn tomgång, car/engine
    rough/roughly/uneven/unevenly/jerks/jerking/sputters/sputtering/stalls/stalling'),
  ('detailing', '
    repa/repan/repor/reporna/repig/repad/repat/repade/rispa/rispor/skråma/skrapmärke
    bil/bilen/bilar/lack/lacken/billack/dörr/dörren/bildörr/bildörren/huv/huven/motorhuv/motorhuven,
    repa/repan/repor/reporna/repig/repad/repat/repade/rispa/rispor/skråma/skrapmärke ta/bort/polera/poleras/slipa,
    repborttagning, scratch/scratches/scratched/scuff/scuffs/scuffed
    car/paint/paintwork/door/bonnet/hood/bumper/panel, scratch/scratches/scratched/scuff/scuffs/scuffed
    remove/removed/out/polish/polished'),
  ('diagnostics', '
    bil/bilen/bilar/motor/motorn ojämn/ojämnt/hostar/hackar/rycker/stannar/kraftlös, ojämn tomgång, car/engine
    rough/roughly/uneven/unevenly/jerks/jerking/sputters/sputtering/stalls/stalling')
) AS given (slug, phrases)
JOIN subcategories sc USING (slug)
CROSS JOIN LATERAL unnest(string_to_array(phrases, ',')) AS phrase
ON CONFLICT DO NOTHING;
