/**
 * Words of asking rather than of what is asked for, in both languages: a text with other words is searched without
 * them. Stop words of Swedish are the database's. Some have the stem of a trade: "massor" that of a masseur, "röra" that
 * of pipes. Not "it": it is a trade here.
 */
const fillers = new Set(
  [
    "the a an in at for and or of near with to by on is are be do does",
    "i me my we our us you your someone somebody anyone who can could would like please looking am has have got get been since after from will not wont cant doesnt",
    "need want find get book booking appointment appointments help fix best good cheap today now",
    "behöver behöva vill vilja söker söka hitta hittar boka bokar bokning tid tider ledig lediga",
    "hjälp hjälper hjälpa fixa fixar ordna ordnar få får bra bäst bästa billig billigt billigast snabbt snabb duktig",
    "ska skall måste kanske gärna tack hej någonstans jättegärna snälla hos något någon några lite mycket väldigt hela alltid ta tar tagit hand bort bli blir blivit har haft fått göra gör går gått ge ger komma kommer medan innan efter sedan igen genast akut",
    "massor massa mängder jämt ständigt knappt alldeles riktigt fort röra lots really very",
  ].flatMap((words) => words.split(" ")),
);

/** @param word in lower case, as typed. */
export const isFiller = (word: string): boolean => fillers.has(word);
