import type { PhrasesByKind } from "./types";

const pain = "ont/värk/smärta/smärtor/stel/stelhet/spänd/spänningar/låst/låsning/lås";
const back = "rygg/ryggen/ländrygg/ländryggen/svank/svanken/korsrygg/korsryggen";
const neck = "nacke/nacken/nackar";
const shoulder = "axel/axeln/axlar/axlarna/skuldra/skuldran/skuldror/skuldrorna";
const sore = "pain/painful/sore/stiff/aching/ache/aches/hurts/hurting/hurt/bad/tight";

const backAndNeck = {
  sv: `${pain} ${back}, ${pain} ${neck}, ${pain} ${shoulder}, ont bröstrygg/bröstryggen, ont kropp/kroppen, stel kropp/kroppen,
    ryggvärk, nackvärk, ryggbesvär, nackbesvär, nackspärr, spänningshuvudvärk, ryggproblem, dålig rygg, nackproblem, ländryggssmärta`,
  en: `${sore} back, ${sore} neck, ${sore} shoulder/shoulders, back/neck problems, backache, neckache, lower back, stiffness`,
};

export const healthPhrases = {
  physiotherapy: {
    sv: `hexenskott, migrän, huvudvärk, vrida/vrid huvud/huvudet/nacke/nacken, mellan skulderbladen, skulderblad, skulderbladen, dålig/kass/trasig rygg/ryggen, svullet/svullen/svullna knä/knät/knäna/knäet/fot/foten/vrist/vristen, vrida/vridit/vred/sträckt knä/knät/foten/fot/vrist/vristen, operation knä/knät/höft/höften/axel/axeln, rehab, sjukgymnast, fysio, sjukgymnastik, fysioterapi, balans äldre, hjärnskakning, whiplash, domningar, domnar,
      ${backAndNeck.sv}, ${pain} knä/knät/knäna/knäet, ${pain} höft/höften/höfter, ${pain} fot/foten/fötter/fötterna/hälen/häl/vrist/vristen,
      ${pain} armbåge/armbågen/handled/handleden/arm/armen, ${pain} ben/benet/benen, ${pain} muskel/muskler/musklerna/led/leder/lederna,
      stukad/stukat/vrickat/vrickad fot/foten/vrist/vristen, stukning, tennisarm, tennisarmbåge, musarm, löparknä, hälsporre, idrottsskada,
      idrottsskador, skada träning, knäskada, korsband, meniskskada, menisk, efter operation, rehabilitering, rehabträning, artros, frusen axel,
      benhinnor, benhinneinflammation, sträckning, muskelbristning, yrsel, balansträning, bäckenbotten`,
    en: `physio, physiotherapist, rehab, twisted knee/ankle, swollen knee/ankle, dislocated, numbness, whiplash,
      ${backAndNeck.en}, ${sore} knee/knees, ${sore} hip/hips, ${sore} ankle/foot/feet/heel/wrist/elbow/leg/legs/muscle/muscles/joint/joints,
      sprained ankle/wrist, tennis elbow, runner's knee, sports injury, sports injuries, knee injury, after surgery, physical therapy,
      physical therapist, frozen shoulder, shin splints, pulled muscle`,
  },
  naprapathy: {
    sv: `hexenskott, migrän, huvudvärk, böja sig/rygg, vrida/vrid huvud/huvudet/nacke/nacken, mellan skulderbladen, skulderblad, skulderbladen, dålig/kass rygg/ryggen, böja mig/ryggen, ryggskott, ryggskottet, ischias, naprapat, låst rygg/nacke/ryggen/nacken, domningar arm/armen, huvudvärk spänning/spänningar,
      ${backAndNeck.sv}, ${pain} höft/höften, lumbago, ischiasnerven, spänningar kropp/kroppen, muskelknutar, muskelsmärta, stillasittande,
      kontorsnacke, gamnacke, knäcka ryggen/rygg, sträckt rygg/ryggen/nacke/nacken, tennisarm, musarm`,
    en: `naprapath, locked back/neck, back spasm,
      ${backAndNeck.en}, ${sore} hip, naprapathy, slipped disc, muscle knots, desk neck, pulled back, pinched nerve`,
  },
  chiropractic: {
    sv: `dålig/kass rygg/ryggen, huvudvärk, ryggskott, ischias, kiropraktor, knaka, knak rygg/ryggen,
      ${backAndNeck.sv}, ${pain} bäcken/bäckenet, ${pain} höft/höften, diskbråck, ryggrad/ryggraden, knäcka ryggen/rygg/nacken, kotor, kota,
      sned rygg/ryggen, skolios, ont huvud/huvudet, migrän, foglossning`,
    en: `chiropractor, back adjustment,
      ${backAndNeck.en}, crack back/neck, slipped disc, sciatica, scoliosis, pelvic pain, headache/headaches, migraine`,
  },
  "personal-training": {
    sv: `magfett, magfettet, fett, fettet, börja på gym/gymmet, gymmet, gym, löpning, börja jogga, löpcoach, löptränare, stark, starkare, träna/träning/träningen, personlig tränare, pt, coach träning, otränad, bättre form, tappa fett, bränna fett, magrutor, armhävningar, kroppsbyggnad, muskelmassa,
      komma i form, komma igång träna/träning/träningen, bli stark/starkare, bygga muskler, bättre kondition, träna hemma, träna styrka,
      lära mig lyfta, lyfta tungt, styrketräna, tränare, marklyft, knäböj, bänkpress, träningsprogram, träningsschema, träningsplan,
      träna efter graviditet/förlossning, börja springa/träna/jogga, springa maraton/marathon/lopp/snabbare/milen, maraton, marathon, löpträning,
      löpteknik, kondition, crossfit, bli vältränad, dålig kondition, muskler, slappa muskler, träningskompis, gymma, gymmet, träna gym`,
    en: `personal trainer, workouts, running coach, running, lose belly fat, burn fat, gym, abs, strength,
      get fit, get in shape, get stronger/strong, build muscle/muscles, workout, work out, lifting weights, weight training, strength training,
      fitness, fitness coach/trainer, start running, run marathon, marathon, exercise, workout plan/program/programme, deadlift, squat`,
  },
  "yoga-pilates": {
    sv: `yoga, pilates, vig, vigare, vighet, stela leder, töja, töjning, andas, yin yoga, gravidyoga,
      bli vig/vigare, stretcha, mjuka upp kroppen, stark bål, bålstyrka, meditera, meditation, andningsövningar, andning, mindfulness,
      yoga för gravida/nybörjare, hatha, medicinsk yoga, yogalärare, yogapass, solhälsning, varva ner kroppen, rörlighet, smidig/smidigare, stel/stela höfter`,
    en: `yoga, pilates, stretching, flexible, breathing,
      get flexible, flexibility, stretch, meditate, breathing exercises, core strength, prenatal yoga, yoga class/teacher, pilates class`,
  },
  nutrition: {
    sv: `bli av med fett/magfett/magfettet/kilo/kilon/övervikt, vikt, viktnedgång, viktuppgång, kilo, äter för mycket/dåligt, äta, tröstäter, tröstäta, hetsäter, dietist, kostrådgivare, kostrådgivning, illamående mat, diabetes mat/kost, kolesterol, ibs, förstoppning, förstoppad,
      gå ner i vikt/kilo, gå ner kilo, gå upp i vikt, tappa vikt, bli smal/smalare, banta, bantning, äta bättre/rätt/nyttigare/hälsosamt/sunt,
      matvanor, ätstörning, dålig/orolig/känslig/svullen mage/magen, ${pain} mage/magen, uppblåst, uppblåst mage/magen, glutenintolerant, gluten, laktos, laktosintolerant, matallergi,
      sockersug, kostschema, matschema, kostplan, näringslära, övervikt, överviktig, vegan kost/mat, blodsocker, magkatarr, magproblem, diet, dieter, kost, nyttig mat`,
    en: `dietitian, dietician, nutritionist, weight, cholesterol, ibs, healthy food, eating, overeating,
      lose weight, weight loss, losing weight, gain weight, eat healthy/healthier/better/right, healthy eating, diet, diet plan, meal plan, upset/bloated/sensitive stomach,
      stomach pain/problems, gluten, lactose, food allergy/intolerance, sugar craving/cravings, overweight, eating habits`,
  },
  counselling: {
    sv: `gått bort, dött, död förälder/mamma/pappa/anhörig, skilja sig/oss, begravning, bråkar, grälar, sover inte, sömnen, vaknar natten/nätterna, somna, insomnia, hjärtklappning oro, sorg, sörjer, förlorat någon, stress, stressen, stressigt, psykolog, terapeut, samtalsterapi, parterapi, familjeterapi, familjerådgivning, tankar, mörka tankar, ältar, ledsamhet, trött hela tiden, gråter, livskris, svartsjuk, svartsjuka, missbruk, dricker mycket/alkohol, rädsla, rädslor,
      må dåligt, mår dåligt, mår inte bra, känner mig nere, nere psykiskt, ledsen, deppig, deprimerad, depression, nedstämd, ångest, panikångest, panikattack, panikattacker, oro, orolig, ängslig,
      stressad, utbränd, utbrändhet, utmattad, utmattning, sova/sover dåligt, sömnproblem, svårt sova/somna, kan inte sova, sömnlös, sömn, sömnlöshet, prata med någon,
      någon att prata med, prata känslor, relationsproblem, relation kris, kris, äktenskap, skilsmässa, skiljas, separation, otrohet, gräla, bråkar hela tiden, bråkar sambo/man/fru/partner,
      dödsfall, ensam, ensamhet, självkänsla, dåligt självförtroende, rädd flyga, flygrädd, flygrädsla, fobi, social fobi, tvångstankar, kurator, samtalsstöd, terapi, samtalskontakt,
      parrelation, familjeterapi, livskris, psykiatri, sorgbearbetning, sörjer, sorg`,
    en: `trouble/cannot/cant/can't sleep/sleeping, insomnia, therapist, therapy, psychologist, anxiety, grief, stressed, stress, panic, fighting partner/husband/wife, marriage, divorce, lonely, burnout, burned out,
      feeling down/low/sad/depressed/anxious/stressed, depressed, depression, anxiety, anxious, panic attack/attacks, stressed, burnout, burned out, burnt out,
      sleep problems, sleeping badly, cannot/can't sleep, trouble sleeping, insomnia, talk to someone, someone talk to, relationship problems/trouble, marriage, marriage counselling/counseling,
      divorce, grief, lonely, loneliness, self esteem, phobia, fear flying, therapist, counsellor, counselor, shrink`,
  },
} as const satisfies PhrasesByKind;
