/** What businesses answer, by what they answer to. */
export const praiseReplies: readonly string[] = [
  "Tack, vad glada vi blir. Välkommen tillbaka.",
  "Så roligt att höra. Vi ses nästa gång.",
  "Tack för de fina orden, de hamnar på anslagstavlan.",
  "Värmer att läsa en grå tisdag. Tack för att du tog dig tid.",
  "Tack själv, det var ett nöje.",
  "Stort tack. Hälsa hem.",
  "Vad fint skrivet, tack.",
  "Tack för förtroendet. Hör av dig om det är något.",
  "Det är för sådana omdömen vi går till jobbet. Tack.",
  "Roligt att du blev nöjd. Säg till om du vill ha en fast tid.",
  "Tusen tack, nu blev dagen lite ljusare.",
  "Tack snälla. Det betyder mycket för ett litet företag.",
  "Härligt att höra, vi håller tummarna för att det håller i sig.",
  "Tack, det gick ju bra det där.",
  "Så skönt att höra att det kändes bra. Välkommen åter.",
  "Tack för att du skrev. Då vet vi att vi är på rätt väg.",
  "Glad läsning på morgonen. Tack.",
  "Jag tackar och bockar.",
  "Vad kul att du hittade hit. Välkommen igen när det är dags.",
  "Tack för besöket och för omdömet.",
  "Det är vi som ska tacka. Du var lätt att hjälpa.",
  "Fint att få höra hur det gick sedan. Tack.",
  "Tack, vi gör vårt bästa varje dag och det är roligt när det märks.",
  "Åh, vad roligt. Tack.",
  "Tack, och hör av dig om något dyker upp i efterhand.",
  "Hoppas att vi ses snart igen. Tack för orden.",
  "Tack för stjärnorna, nästa gång bjuder vi på kaffet.",
  "Så ska det låta. Tack och på återseende.",
];

/** To a rating without a comment. */
export const wordlessReplies: readonly string[] = [
  "Tack för betyget.",
  "Tack, välkommen tillbaka.",
  "Stort tack.",
  "Tack för att du valde oss.",
];

/** To three stars. */
export const mixedReplies: readonly string[] = [
  "Tack för synpunkten, den tar vi till oss.",
  "Tack för ärligheten. Den hjälper oss mer än stjärnorna.",
  "Bra att du säger till. Nästa gång ska det sitta.",
  "Tack. Det du skriver har vi pratat om hos oss och vi har redan ändrat lite.",
  "Förstår precis vad du menar. Kom gärna tillbaka så gör vi det bättre.",
  "Tack för att du ändå såg det som var bra. Resten jobbar vi på.",
  "Noterat. Hoppas att du ger oss en chans till.",
  "Inte roligt att läsa, men bra att veta. Tack.",
];

/** To one or two. */
export const criticalReplies: readonly string[] = [
  "Tack för att du berättar. Så ska det inte vara, hör av dig så rättar vi till det.",
  "Det var tråkigt att läsa. Mejla oss gärna så hittar vi en lösning som känns rätt.",
  "Förlåt. Det där blev inte bra och det är vårt fel.",
  "Ledsen att det inte blev som du hade tänkt dig. Ring, så löser vi det.",
  "Vi beklagar. Hör av dig så får du en ny tid på vår bekostnad.",
  "Jag förstår att du blev besviken. Skriv till mig så pratar vi om det.",
  "Tråkigt att höra. Vi minns det lite annorlunda, men vill gärna gottgöra dig.",
  "Där brast det hos oss. Kom gärna tillbaka så att vi får visa hur det brukar vara.",
  "Det ska naturligtvis fungera första gången. Du går före alla andra om du vill ha en ny tid.",
];

/** To what was written in English. */
export const englishReplies: readonly string[] = [
  "Thank you, see you next time.",
  "So glad to hear it. You are welcome back any time.",
  "Thanks for the kind words.",
];

export const englishCriticalReplies: readonly string[] = [
  "Thank you for telling us. We have changed how we do this.",
  "Sorry about that. Please write to us and we will put it right.",
];
