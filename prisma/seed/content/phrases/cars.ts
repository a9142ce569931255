import type { PhrasesByKind } from "./types";

const car = "bil/bilen/bilar";

export const carPhrases = {
  "car-service": {
    sv: `bil/bilen skakar/vibrerar/dör/rycker/läcker/osar/ryker/drar, kamrem, kamremmen, koppling bil/bilen, avgassystem, avgasrör, ljuddämpare, kylare, kylaren, bilmekaniker, mekaniker, bilverkstad, verkstad, laga bil/bilen, bilservice, bromsar/bromsarna/bromsen bil/bilen, bromsarna, bromsbelägg, stötdämpare, glödstift, generator bil/bilen,
      serva ${car}, service ${car}, lämna in ${car}, laga ${car}, reparera ${car}, trasig ${car}, ${car} startar inte, ${car} start/starta/startar, ${car} låter/gnisslar/skramlar/skakar/drar/rycker/tappar/överhettad/kokar, ${car} läcker olja, läcker olja, gnissel bromsar, gnissliga bromsar, bromsarna, bromsen, byta bromsar/bromsbelägg/bromsskivor/bromsarna, bromsbelägg, bromsskivor, bromsarna gnisslar/skriker, bromsar gnisslar,
      byta olja/oljan/oljefilter/kamrem/kamremmen/batteri ${car}, byta olja/oljan/oljefilter/kamrem/kamremmen/kopplingen/koppling/avgassystem/stötdämpare/generator/startmotor/bilbatteri/tändstift, bilbatteri, bilbatteriet, batteri ${car}, kamrem, kamremmen, kopplingen, koppling, avgassystem, avgasrör, stötdämpare, bilmekaniker, bilverkstaden, verkstad, verkstaden, ac ${car}, luftkonditionering ${car}, kyla ${car}, fylla på ac, serva motor/motorn, bilen trasig, motorn, oljan, vätskor, torkarblad, vindrutetorkare, bilreparation, mek, meka ${car}`,
    en: `car noise/noises/shaking/shakes/vibrating/vibrates/leaking/leaks/smoking, clutch, exhaust, radiator, timing belt, mechanic, spark plugs,
      car service/servicing/repair/mechanic/garage/workshop, service/fix/repair car, car start/starting/noise/noisy/shaking/broken/overheating, car won't start, car making noise, squeaky/squealing/worn brakes, brake pads/discs, brakes, change oil, oil leak, leaking oil, timing belt, clutch, exhaust, shock absorbers, car battery, mechanic, car air conditioning, car ac, wiper blades, auto repair`,
  },
  tyres: {
    sv: `punktering, fått punka, punka, sommardäck, vinterdäck, dubbdäck, däckhotell, hjulbyte, byta däck/hjul/däcken/hjulen, däcken slitna, balansering, luft däck/däcken,
      byta däck/däcken/hjul/hjulen, byta till sommardäck/vinterdäck, skifta däck/däcken/hjul/hjulen, nya däck/sommardäck/vinterdäck/fälgar, slitna däck, dubbdäck, däcken, däcket, hjulen, hjulet, punka, punka ${car}, platt däck, plattdäck, platt hjul, pyspunka, däcket tomt, luft däck/däcken, lufttryck, förvara däck/däcken/hjul/hjulen, förvaring däck/hjul, däckförvaring, hjulförvaring, balansera däck/hjul/hjulen, ratten skakar/vibrerar, fälg, fälgen, fälgar, sned fälg, krökt fälg, trottoarkant fälg, laga däck/däcket/punka/punktering, hjulinställning, vinterdäcken, sommardäcken, sommarhjul, vinterhjul, däckverkstad, däckfirma`,
    en: `puncture, winter tyres/tires, summer tyres/tires, wheel alignment, nail tyre/tire,
      change/swap/rotate/balance/store/new/worn/flat/fix tyre/tyres/tire/tires/wheel/wheels, flat tyre/tire, puncture, punctured tyre/tire, winter/summer/studded tyres/tires/wheels, tyre/tire shop/storage/hotel/change/pressure, rim, rims, bent rim, bent wheel, steering wheel shakes`,
  },
  "car-wash": {
    sv: `biltvätt, handtvätt bil/bilen, tvätta/tvättas/tvättad/tvättat bil/bilen, städa bil/bilen, dammsuga bil/bilen, saltig bil,
      tvätta/tvättas/tvättad/tvättning/rengöra/rena/rent/smutsig/skitig/spola av ${car}, tvätta ur ${car}, ${car} smutsig/ren, tvätt ${car}, biltvätten, städa ${car}, dammsuga ${car}, städa ur ${car}, invändig/utvändig tvätt, vaxa ${car}, vaxning ${car}, vägsalt, bilvård, asfaltfläckar, tvätta husbil/husvagn/mc/skåpbil, matta/gulnade strålkastare, strålkastare, strålkastarna`,
    en: `car wash, vacuum car,
      wash/clean/wax/vacuum car, dirty car, car washed/cleaned/wax/valet/valeting, valeting, cloudy headlights, headlights, hand car wash`,
  },
  detailing: {
    sv: `repor/repa/repig/repad lack/lacken/bil/bilen, fläck/fläckar säte/sätet/sätena/bilsäte/bilsätet/bilsätena/bilklädsel/bilklädseln, lukt bil/bilen, luktar illa bil/bilen, röklukt, matt lack/lacken, vaxa bil/bilen, polera lack/lacken, keramisk behandling, bilrekond, rekonda,
      rekonda ${car}, rekonda, rekond ${car}, polera/polering ${car}/lack/lacken, polera, matt/blek lack, lacken matt/blek/ful, glans lack/lacken/${car}, blank ${car}/lack, vattenskador, klädsel, klädseln, tvätta klädsel/klädseln/säten/sätena/bilsäten/bilklädsel/bilsäte, fläckar klädsel/klädseln/säte/säten/sätena/bilsäte, bilsäte, bilsäten, bilsätet, fläck bilsäte/bilsätet/säte, fläckar bil, spya ${car}, kräkts ${car}, luktar ${car}, lukt ${car}, ${car} luktar, röklukt ${car}, hundhår ${car}, sälja ${car}, fräscha upp ${car}, inredning ${car}, läder bil, lädersäten, läderklädsel, keram, keramisk, ceramic, skydda lack/lacken, lackförsegling, lackskydd, helrekond, bilen som ny`,
    en: `detailing, car interior, seat stains, stains car/seat/seats, smelly car, ceramic coating,
      polish car/paint, dull/faded paint, car paint protection, paint protection, ceramic coating, detail car, car detail, car interior, interior clean/cleaning car, upholstery, clean/stained/dirty car seat/seats, car seat stain/stains, stains seat/seats, smelly car, car smells, dog hair car, leather seats, sell car, selling car, shiny car`,
  },
  "car-glass": {
    sv: `spricka/sprickor/sprucken ruta/rutan/vindruta/vindrutan/bilruta/bilrutan/framruta/framrutan, bilruta, bilrutan, krossad ruta/rutan/bilruta/bilrutan, byta vindruta/vindrutan/bilruta, bilglas, stenskott,
      byta/laga/sprucken/trasig/krossad/spräckt/repad bilruta/bilrutan/vindruta/vindrutan/framruta/framrutan/sidoruta/sidorutan/bakruta/bakrutan/ruta ${car}, vindrutan, framruta, framrutan, bilruta, bilrutan, bilrutor, sidoruta, sidorutan, bakruta, bakrutan, spricka vindruta/vindrutan/ruta/rutan/bilrutan/framrutan, spricka i ruta/rutan, sten ruta/rutan/vindruta/vindrutan, stenskottet, stenskott ruta/rutan, lagning stenskott, tona rutor/bilrutor, tonade rutor, mörka rutor, solfilm ${car}, inbrott ${car}, glasskada, ruta ${car}, glasmästare ${car}, glasmästare`,
    en: `windscreen, windshield, car window,
      cracked/broken/chipped/replace/smashed/repair windscreen/windshield/window car, car window, cracked windscreen/windshield, stone chip, rock chip, tinted/tint windows, window tint/tinting, rear window, auto glass, crack windscreen/windshield`,
  },
  diagnostics: {
    sv: `motorlampa, varningslampa, varningslampor, lampa/lampor lyser bil/bilen/instrumentbrädan/instrumentpanelen, läsa felkoder/felkod, felsökning bil/bilen, bilbesiktning, kolla bil/bilen köp, begagnad bil,
      lampa lyser ${car}/instrumentpanel/instrumentpanelen, lampan lyser bil/bilen, varningslampa, varningslampan, varningslampor, motorlampa lyser, motorlampan, orange/gul lampa, felsöka ${car}, felsöka, fel på ${car}, fel ${car}, felkoder, läsa felkod/felkoder, läsa av felkoder, läsa ut felkoder, diagnos ${car}, inför/före/innan besiktning/besiktningen, besiktiga/besikta ${car}, besiktiga, besikta, besiktningen, bilbesiktning, underkänd besiktning/besiktningen, köpa ${car}, köpa begagnad/begagnat ${car}, köpa begagnad, kolla ${car} köp/köper/köpa, testa ${car} köp/innan, kontrollera ${car}, undersöka ${car}, batteri elbil, batteritest elbil, elbilens batteri, elbil räckvidd, bilprovning, kolla upp ${car}, obd`,
    en: `inspect used car, used car check, error codes,
      check engine/light, engine light, warning light/lights, dashboard light/lights, fault code/codes, error code car, read codes, car fault, find fault car, what is wrong car, wrong with car, car inspection, inspection, buy/buying used car, used car, used car check, pre purchase inspection, check car buying, electric car battery, failed inspection, diagnose car, troubleshoot car`,
  },
  bodywork: {
    sv: `buckla, bucklor, bucklan, bucklig, krockat, krockad, krockskada, repa/repor/repig bil/bilen/dörr/dörren/lack/lacken, plåtskada, plåt bil/bilen, stötfångare, stötfångaren, lackera bil/bilen, lackskada, rost, rostig, billackering,
      buckla ${car}/dörr/dörren, bucklan, bucklig ${car}, repa/repor/repad ${car}/lack/lacken/bildörr/dörr/dörren, repan, repor, repig lack, skrapat ${car}, skrapa ${car}, krockat, krockat ${car}, krock, krockskada, krockad ${car}, backat/backade ${car}, backat in i, backade in i, påkörd ${car}, påkörd, parkeringsskada, plåtskada, plåt, plåtslagare, bilplåt, bilskada, skada ${car}, rost ${car}, rost, rostig ${car}, rostskydd, rostfläck, rostfläckar, rostlagning, lacka ${car}/om, lacka om ${car}, lackera ${car}, lackera, lackera om, lackskada, lackskador, måla om ${car}, måla ${car}, billackering, bildörr, stötfångare, stötfångaren, kofångare, kofångaren, skärm ${car}, framskärm, p-skada, smart repair, dörruppslag`,
    en: `dent, dents, bumper, car paint, collision, accident car, respray,
      dent/dents/dented/scratch/scratches/scratched/scraped/bump/rust/rusty car/door/bumper/paint, dent, dents, scratch, scratches, bumper, crashed car, car crash, car accident, fender, fender bender, parking damage, rust, car paint, paint car, respray, panel beater, body shop, hit car, reversed into`,
  },
} as const satisfies PhrasesByKind;
