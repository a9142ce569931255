/*
 * Top-level domains under which a domain of one letter can be had: those of all countries, and the general ones that anybody can
 * register. Nothing here needs the server.
 */

const countries =
  "ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci " +
  "ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp " +
  "gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li " +
  "lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om " +
  "pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc " +
  "td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw";

const inOtherScripts =
  "рф рус бел бг мкд мон срб укр қаз ею дети москва онлайн сайт орг ком ελ ευ հայ გე 中国 中國 香港 台湾 台灣 澳門 公司 网络 在线 网址 한국 닷컴 " +
  "コム みんな भारत संगठन ไทย ລາວ ישראל קום";

const general =
  "com net org info biz name pro mobi app dev xyz top link click shop store site website online web live space host press club " +
  "bank pay money cash credit finance loan fund tax help support center company agency group team work works life love today " +
  "news blog page cloud digital email chat social world global international zone art studio design beauty hair salon spa " +
  "fitness yoga health care clinic doctor dentist vip fun win bet game games icu one red blue green black pink ink wiki law " +
  "legal ltd inc llc gmbh solutions services systems network tech technology software tools media video photo photos pics " +
  "events tickets travel tours holiday restaurant bar cafe pizza wine beer coffee food kitchen house homes land estate " +
  "properties rent sale deals discount gift gifts guru expert academy school training community family dog pet vet bike " +
  "auto cars taxi limo stockholm berlin hamburg koeln wien london paris nyc tokyo amsterdam brussels moscow istanbul miami " +
  "vegas kim moe xxx sex porn asia africa cat eus gal scot wales swiss quest rip monster cyou sbs cfd bond buzz rest bio " +
  "eco farm garden florist flowers plus best cool zip mov foo dad new day how ing meme boo rsvp channel";

/** As an alternative of a regular expression. */
export const topLevels = [countries, inOtherScripts, general].join(" ").replaceAll(" ", "|");
