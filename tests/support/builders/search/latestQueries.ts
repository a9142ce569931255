import type { JudgedQuery } from "./judgedQueries";

const aches = ["physiotherapy", "naprapathy", "chiropractic", "massage"];
const joints = ["physiotherapy", "naprapathy", "chiropractic"];
const cutting = ["hair", "barber"];

/**
 * As customers say it, short and long, written and judged before they were searched for, after all phrases. Whoever changes
 * phrases because of these writes others.
 */
export const latestQueries: readonly JudgedQuery[] = [
  { q: "luggen hänger i ögonen", meant: { kinds: cutting } },
  { q: "klippa pojkarna innan skolfotot", meant: { kinds: cutting } },
  { q: "trimma skägget före julfesten", meant: { kinds: ["barber"] } },
  { q: "spänd i hela kroppen behöver koppla av", meant: { kinds: ["massage", "yoga-pilates"] } },
  { q: "behandling för rynkor runt ögonen", meant: { kinds: ["skin-care"] } },
  { q: "nya naglar innan utlandsresan", meant: { kinds: ["nails"] } },
  { q: "lösfransar som håller några veckor", meant: { kinds: ["lashes-brows"] } },
  { q: "spruckna hälar", meant: { kinds: ["foot-care"] } },
  { q: "bikinivaxning", meant: { kinds: ["hair-removal"] } },
  { q: "proffssminkning till fotografering", meant: { kinds: ["makeup"] } },
  { q: "kan inte lyfta armen över huvudet", meant: { kinds: joints } },
  { q: "ont i svanken efter allt snöskottande", meant: { kinds: aches } },
  { q: "orka springa en mil till våren", meant: { kinds: ["personal-training"] } },
  { q: "lugn yoga för nybörjare i stockholm", meant: { kinds: ["yoga-pilates"], city: "Stockholm" } },
  { q: "min son äter bara pasta", meant: { kinds: ["nutrition"] } },
  { q: "känner mig nere och gråter ofta", meant: { kinds: ["counselling"] } },
  { q: "någon som kan dammsuga och torka golven varje fredag", meant: { kinds: ["home-cleaning"] } },
  { q: "städa ur dödsboet", meant: { kinds: ["deep-cleaning", "moving", "home-cleaning"] } },
  { q: "fönsterputsning av inglasad balkong", meant: { kinds: ["window-cleaning"] } },
  { q: "klippa gräsmattan medan vi är bortresta", meant: { kinds: ["gardening"] } },
  { q: "dörren till badrummet går inte att stänga", meant: { kinds: ["handyman"] } },
  { q: "färgen flagnar på fasaden", meant: { kinds: ["painting"] } },
  { q: "elementet är iskallt", meant: { kinds: ["plumbing"] } },
  { q: "sätta upp en taklampa i köket", meant: { kinds: ["electrical", "handyman"] } },
  { q: "flytta till ny lägenhet sista helgen i månaden", meant: { kinds: ["moving"], isTimed: true } },
  { q: "det piper när jag bromsar", meant: { kinds: ["car-service", "diagnostics"] } },
  { q: "fick punka på e4an", meant: { kinds: ["tyres"] } },
  { q: "tvätta bilen innan bröllopet", meant: { kinds: ["car-wash", "detailing"] } },
  { q: "rostigt runt hjulhuset", meant: { kinds: ["bodywork"] } },
  { q: "datorn startar om sig själv hela tiden", meant: { kinds: ["computer-help"] } },
  { q: "mobilen tappad i sjön", meant: { kinds: ["phone-repair"] } },
  { q: "dålig täckning på wifi i källaren", meant: { kinds: ["home-network"] } },
  { q: "inget ljud i tvn", meant: { kinds: ["tv-audio"] } },
  { q: "gamla semesterbilder på trasig hårddisk", meant: { kinds: ["data-recovery"] } },
  { q: "vill styra värmen från telefonen", meant: { kinds: ["smart-home"] } },
  { q: "cover my grey roots before friday", meant: { kinds: ["hair"] } },
  { q: "relaxing massge tomorrow", meant: { kinds: ["massage"], isTimed: true } },
  { q: "my eyebrows are a mess", meant: { kinds: ["lashes-brows"] } },
  { q: "dry cracked feet", meant: { kinds: ["foot-care"] } },
  { q: "hurt my shoulder at the gym", meant: { kinds: aches } },
  { q: "can't stop worrying about work", meant: { kinds: ["counselling"] } },
  { q: "eat better with diabetes", meant: { kinds: ["nutrition"] } },
  { q: "weekly cleaner uppsala", meant: { kinds: ["home-cleaning"], city: "Uppsala" } },
  { q: "overgrown garden needs sorting", meant: { kinds: ["gardening"] } },
  { q: "kitchen sink is blocked", meant: { kinds: ["plumbing"] } },
  { q: "no power in half the flat", meant: { kinds: ["electrical"] } },
  { q: "crack in my windscreen", meant: { kinds: ["car-glass"] } },
  { q: "strange light came on in the car", meant: { kinds: ["diagnostics", "car-service"] } },
  { q: "macbook is painfully slow", meant: { kinds: ["computer-help"] } },
  { q: "teach my mum to use her ipad", meant: { kinds: ["tech-lessons"] } },
];
