import type { PhrasesByKind } from "./types";

const cutting = "klippa/klippas/klipper/klippt/klippning";
const pain = "ont/värk/stel/stelhet/spänd/spänningar/öm/ömma";

export const beautyPhrases = {
  hair: {
    sv: `hår, håret, täcka/dölja/slippa grått/gråa/grå, gråa hår/slingor, grå hår, kapa toppar/topparna/hår/håret, brudhår, brudfrisör, uppsättning bröllop/bal/fest/student, klippning, hårklippning, slingor, hårslingor, folie, fixa hår/håret, jämna till hår/håret/topparna, frisör, frisören, barnfrisör, mjäll, håravfall,
      ${cutting} mig, ${cutting} hår/håret, ${cutting} lugg/luggen, ${cutting} toppar/topparna, ${cutting} barn/barnen/dotter/dottern/son/sonen, klippa, klippas, frissa, frissan,
      frisyr, frisyren, ny frisyr, hårvård, kluvna toppar, slitet hår, tunt hår, lockigt hår, krulligt hår, långt hår, kort hår, utväxt, utväxten, gråa hårstrån, grått hår, dölja grått,
      färga hår/håret, färga om, bleka hår/håret, tona hår/håret, blond, blont hår, blondera, ljusare hår, mörkare hår, hårfärg, hårförlängning, löshår, extension, permanenta, permanenta hår/håret, föna hår/håret,
      fönad, locka hår/håret, lockar, sätta upp hår/håret, håruppsättning, brudfrisyr, hår bröllop, hår fest, balfrisyr, uppsatt hår, hårinpackning, frisörsalong, stylist, hårstylist, damfrisör, page, hårtoppar`,
    en: `haircut, hairdresser, hair salon, highlights, fix hair, kids/child/children/toddler haircut,
      cut/trim/dye/colour/color/bleach/style/curl/blow dry hair, hair cut/colour/color/dye/extensions/stylist/styling/style, fringe, bangs, split ends, grey roots, roots, grey/gray hair, curly hair, long hair, short hair, blonde, go blonde, perm,
      hairstyle, wedding hair, updo, blow dry, hairdo, new look hair, balayage`,
  },
  barber: {
    sv: `raka sig, rakning, rakhyvel, skäggvård, skägg,
      klippa man/mannen/pojkvän/pojkvännen/kille/killen, herrklipp, killfrisör, ${cutting} kille/killar/herr, trimma skägg/skägget, trimma mustasch/mustaschen, skägget, mustasch, mustaschen,
      raka skägg/skägget, raka mig, raka skalle/skallen/huvud/huvudet, raka hår/håret, rakad, fade, snagga, snagg, snaggad, barberar, forma skägg/skägget, klippning man/män`,
    en: `barber, shave, beard,
      men's haircut, mens haircut, haircut men/man/guy/male, men hair, trim beard/moustache/mustache, shave head/beard, buzz cut, buzzcut, fade, moustache, mustache, clean shave, beard trim`,
  },
  massage: {
    sv: `massage, massör, massören, spänd kropp, ont överallt, stresshuvudvärk, vila kropp/kroppen,
      ${pain} rygg/ryggen, ${pain} nacke/nacken, ${pain} axel/axeln/axlar/axlarna/skuldra/skuldran/skuldror/skuldrorna, stel kropp/kroppen, ont kropp/kroppen, ${pain} muskel/muskler/musklerna, knådad, knåda,
      koppla av, slappna av, varva ner, trött/ömma/spända/stela muskler, massera, masseras, masserad, bli masserad, massage hemma, ryggmassage, huvudmassage, fotmassage, nackmassage, träningsvärk, muskelspänningar, hemma massör,
      unna mig/sig något skönt, något skönt, lyxa till, spadag, spabehandling, behandling för kroppen, massös, massage gravid, lymfdränage, svullna ben`,
    en: `massage, masseur, masseuse, stress relief,
      sore/stiff/tight/aching back, sore/stiff/tight/aching neck, back/neck pain, sore/stiff/tight/tense shoulder/shoulders, tense muscles, sore/tight/aching muscles, relax, unwind, back rub, foot rub, rub down, back massage, head massage,
      sports massage, pregnancy massage, spa day, wellness, pamper, aromatherapy, treat myself, knots back`,
  },
  "skin-care": {
    sv: `utslag ansikte/ansiktet, hudvård, ansiktsbehandling, solskadad hud/hy, finare ansikte/hud,
      finnar, finne, finnig, akne, acne, pormaskar, pormask, porer, stora porer, oren hy/hud, fet hy/hud, torr hy/hud, torrt ansikte, glåmig, glåmig hy/hud, trött hy/hud, röd/rodnad hy/hud/ansikte/ansiktet, rosacea, rynkor, rynka, eksem, ärr, acneärr,
      pigmentfläckar, hy, hyn, huden, hud, känslig hy/hud, bättre/finare/jämnare/mjukare/fin hy/hud, rengöra ansikte/ansiktet, rengöring ansikte/ansiktet, ansiktsrengöring, ansiktet, ansiktsmask, hudvårdsbehandling, hudterapi, portömning, hudproblem, peela`,
    en: `facial, skincare, skin care,
      pimple, pimples, spots face, acne, blackheads, pores, oily/dry/dull/tired/sensitive/bad/clear/glowing/better skin, wrinkles, rosacea, eczema, scars, face treatment, skin treatment, face mask, glow, complexion, dark spots, breakouts, skin problems`,
  },
  nails: {
    sv: `nagelförlängning, nagelsalong, nagelskulptör, manikyr, gellack, nageltekniker,
      naglar, naglarna, nagel, nageln, måla naglar/naglarna, fixa naglar/naglarna, fila naglar/naglarna, långa naglar, lösnaglar, bruten/trasig/avbruten nagel, brutna/trasiga/sköra naglar, snygga/fina naglar, nagellack, gele, gelé, gelenaglar, gelénaglar, akryl, akrylnaglar, fransk manikyr,
      shellac, permanent lack, nya naglar, nagelvård, nagelbitare, biter naglar/naglarna, handvård, händer naglar, nagelförstärkning, ta bort gellack/gelelack, nagelbyggare, naglar hemma, lacka naglar`,
    en: `manicure, nail extensions,
      nails, nail, paint nails, nail polish, acrylics, acrylic nails, fake nails, broken/weak/brittle nail/nails, long nails, french manicure, shellac, gel polish, nail salon, nail tech, nail technician, biting nails, do nails, get nails done, new nails`,
  },
  "lashes-brows": {
    sv: `bryn, ögonbryn, ögonbrynen, ögonfransar, ögonfransarna, fransförlängning, volymfransar, singelfransar,
      frans, fransar, fransarna, långa fransar/ögonfransar, täta fransar, lösögonfransar, lösfransar, böja fransar, färga fransar/ögonfransar/bryn/ögonbryn/brynen/ögonbrynen, plocka bryn/ögonbryn/brynen/ögonbrynen, forma bryn/ögonbryn/brynen, buskiga bryn/ögonbryn, brynen,
      laminera bryn, brynlaminering, fransböjning, lashlift, fransstylist, frans och bryn, microblading, tunna bryn, tunna fransar, färgning fransar/bryn, noppa bryn/ögonbryn/ögonbrynen`,
    en: `eyebrow, eyebrows, eyelash, eyelashes, threading,
      lash, lashes, long lashes, lash extensions, eyelash extensions, false/fake eyelashes/lashes, brow, brows, tint brows/lashes/eyebrows/eyelashes, brow/lash/eyebrow tint, shape brows/eyebrows, pluck eyebrows/brows, brow lamination, bushy eyebrows, microblading, lash tech, thin eyebrows`,
  },
  "foot-care": {
    sv: `fötter, fötterna, fotvård, pedikyr, torra hälar/hälarna/fötter/fötterna, sprickor häl/hälar/hälarna, nageltrång, klippa tånaglar/tånaglarna,
      ont fot/foten/fötter/fötterna/tå/tån/stortå/stortån/häl/hälen, liktorn, liktornar, fotsvamp, nagelsvamp, inåtväxande nagel/tånagel, nageltrång, förhårdnader, förhårdnad, torra/spruckna/trötta/hårda/ömma/fula/fina/mjuka fötter/hälar, hälsprickor, självsprickor, sprickor häl/hälar/hälarna, tånaglar, tånagel, klippa tånaglar,
      fila fötter/fötterna, fötterna, foten, fotspa, fotbad, diabetesfot, diabetes fötter, vårta, fotvårta, fotvårtor, medicinsk pedikyr, knottror fötter, tåfixare`,
    en: `pedicure, cracked heel/heels, toenails, cut toenails,
      ingrown toenail/nail, corn, corns, callus, calluses, cracked heels, dry/sore/tired/rough/hard feet, toenails, toenail, toe nails, athlete's foot, verruca, plantar wart, foot spa, podiatrist, chiropodist, heel cracks, pretty feet`,
  },
  "hair-removal": {
    sv: `överläppshår, hår överläpp/överläppen/haka/hakan/rygg/ryggen/bröst/bröstet/bikinilinjen, bikinilinje, bikinilinjen, mustaschhår, vaxa, vaxning, brasiliansk vaxning, brasilianare, laserbehandling hår, hårborttagning, mustasch kvinna/dam, raka ben/benen,
      ta bort hår/håret/hårväxt/hårstrån, få bort hår/håret/hårväxt, bli av med hår/håret/hårväxt, oönskat hår, oönskad hårväxt, hårväxt, håriga ben/rygg/ryggen, hårig rygg, vaxa, vaxa ben/benen/armar/armarna/rygg/ryggen/bikinilinje/bikinilinjen/bryn/ögonbryn/överläpp/armhålor/bröst/mage, bikinilinje, bikinilinjen, bikini,
      raka ben/benen/armhålor, hårfri, hårfria/släta/lena ben, brasse, brazilian, epilera, epilering, laserbehandling hår, permanent hårborttagning, trådning, överläppen, mustasch tjej, vaxning ben, bikinivaxning, helkropp vaxning, ansiktshår`,
    en: `waxing, brazilian, laser hair removal,
      remove hair, body hair, unwanted hair, get rid of hair, hairy legs/back, smooth legs, hair free legs, bikini line/wax, leg wax, wax legs/back/arms/eyebrows/chest, brazilian, brazilian wax, hair removal, laser hair, upper lip, facial hair, lip wax, epilation, sugaring, underarms`,
  },
  makeup: {
    sv: `smink, sminkning, sminkös, sminkhjälp, makeupartist, festmakeup, brudsmink,
      sminka, sminka mig, bli sminkad, sminkad, sminkas, sminket, smink bröllop/fest/bal/student, sminkning bröllop/fest/bal/studenten, bröllopssmink, brudsmink, brudsminkning, festsmink, balsmink, lära sminka, lära sminkning, sminkkurs, sminklektion, sminkös, läppstift, makeup bröllop/fest/bal,
      smokey eyes, snygg till fest/festen, fin till bröllop/bröllopet`,
    en: `makeup, make-up,
      make up, makeup artist, makeup wedding/party/prom/ball/graduation/lesson, bridal makeup, wedding makeup, party makeup, prom makeup, do makeup, makeup done, learn makeup, make up lesson, smokey eyes, cosmetics`,
  },
} as const satisfies PhrasesByKind;
