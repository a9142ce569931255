import "server-only";
import { dictionary } from "@zxcvbn-ts/language-common";
import { passwordMinLength } from "../limits";
import { isInvisible } from "./passwordStrength";

/**
 * Common passwords that the library's list does not have, above all Swedish ones. One text, since an array of
 * literals would be longer.
 */
const furtherPasswords = `
00000000 000000000 0000000000 00007777 00112233 007007007 01234567 012345678 0123456789 09876543 098765432
0987654321 10101010 1010101010 11110000 111111111 1111111111 11111111111 111111111111 12121212 1212121212
121212121212 123123123 123123123123 12341234 123412345 12344567 123456123456 1234567892 123456password
1234pass 123password 12password 13131313 14141414 15151515 159357159 159753159 16161616 17171717 18181818
19191919 20202020 21212121 22222222 222222222 2222222222 23232323 24242424 25252525 252525252 27182818
2pac4life 31313131 321321321 33333333 34343434 42424242 44444444 45454545 456456456 50cent50 55555555
555555555 5555555555 56565656 654321aa 65656565 66666666 666666666 67676767 69696969 696969696 77777777
777777777 7777777777 78787878 789456789 789789789 852456852 8675309a 87654321 876543210 88888888 888888888
8888888888 89898989 90909090 987654321 9876543210 987987987 98989898 99999999 999999999 9999999999
aa12345678 aaa11111 aaaaaa11 aaaaaaaa aaaaaaaaa aaaaaaaaaa abc123abc123 abcabcabc abcdefg123 abcdefgh
abcdefghi abcdefghij acdc1234 adgangskode admin1234 admin12345 admin2020 adminadmin administrator1
aik18911 aik1891a alphabet1 alskardig alskling alskling1 always12 amazon123 america123 anders12 anders123
andrea123 andreas123 android1 angel1234 angelbaby angelica1 angels12 anna1234 anthony123 anything1
apelsin1 april123 arsenal12 asdasdasd asdfghjklö asdfghjklöä asshole12 audi1234 autumn12 autumn2020
autumn2021 autumn2022 autumn2023 babyboy12 babygirl12 babygirl3 bailey123 bajen123 bajen1915 bajs1234
bajsbajs bamse123 bamse1234 banan123 banana123 barcelona1 barcelona10 bartsimpson basketball23 bayern123
beauty12 bestfriends bitcoin1 bitcoin123 blackjack1 blavitt1 blomma12 blomma123 blommor1 blåvitt1 bmw12345
bokning1 bokning123 bonjour123 brandon12 brandon123 brasil123 brazil123 brynas12 brynäs12 bulle123
business1 buttercup1 butterfly7 canada123 cash1234 casino12 changeme123 charlie12 cheerleader1 chelsea12
chelsea123 chevy123 chocolate2 choklad1 choklad123 christina1 christmas1 computer123 contraseña cowboys22
cristiano1 cristiano7 crystal12 dalarna1 daniel1234 datorn12 datorn123 deathmetal december12 december25
defaultpassword deutschland1 diamond12 dif18911 dif1891a djurgarden djurgarden1 djurgården doggie12
dollar123 dolphin12 dragonball1 dropbox1 drottning ebba1234 elfsborg elfsborg1 elin1234 elsa1234 emelie12
emelie123 emiliorlando eminem123 emma1234 england123 ericsson1 erik1234 espana123 ethereum facebook1
facebook123 familjen familjen1 family12 family123 fanfanfan farjestad farmor12 father12 february1
ferrari123 fikapaus fireball1 foretag1 forever12 fortnite fortnite1 fotboll1 fotboll10 fotboll12
fotboll123 fotboll7 france123 fredrik1 fredrik123 freedom12 freedom123 friends12 friends123 frisor12
frisor123 frisör12 frolunda frolunda1 frölunda färjestad företag1 företaget gamergirl garcia123 gavle123
glass123 gnaget1891 god12345 godis123 gorgeous1 goteborg goteborg1 goteborg123 guest123 guestguest
gulligull gullunge gustav12 gustav123 gymnastics gävle123 göteborg göteborg1 hacker12 hacker123 hallo1234
halloween1 hammarby1 hammarby123 hannah123 hannahmontana harleydavidson haslo123 hastar12 hasten12
heaven12 hej12345 hej123456 hej123hej hejhej12 hejhej123 hejhej1234 hejhejhej hejsan12 hejsan1234
hejsanhej hello12345 hellokitty1 helsingborg helvete1 helvete123 hemlig12 hemlig123 hemlig1234 hemlighet
hemlighet1 hemligt1 hemligt12 hemligt123 henrik12 henrik123 hiphop12 hosten2020 hosten2021 hotmail1
hotmail123 hottie12 hottie123 hunden12 hunden123 husqvarna hästar12 hästen12 hösten2020 hösten2021
ibrahimovic ifkgoteborg ifkgöteborg ikea1234 ilovedad iloveher1 ilovehim1 ilovemum ilovemymom iloveu12
iloveu123 iloveyou3 iloveyou7 iloveyousomuch iloveyouu infinity1 innebandy innebandy1 innebandy123
instagram internet12 internet123 iphone12 iphone123 ipodtouch ironman123 ishockey ishockey1 islandshast
islandshäst italia123 italy123 jagalskardig jagälskardig japan123 jasmine12 javlaskit jessica12 jessica123
jesuslovesme jewelry1 johan123 johan1234 johanna123 john3160 john316a jonas123 jonkoping jordgubbe
josefin1 josefine julafton july1234 june1234 justinbieber1 juventus1 jävlaskit jönköping kaffe123
kalle1234 kanelbulle karlek12 karlek123 karlstad karlstad1 katten12 katten123 kissbajs kissekatt kissemiss
kitten12 kodeord1 kontoret kontoret1 korea123 kottbullar kungen12 kungen123 kärlek12 kärlek123 köttbullar
lasse123 leagueoflegends letmein12 lightning1 linkedin linkinpark1 linkoping linköping linnea12 linnea123
linux123 lionelmessi liverpool123 lkjhgfdsa login123 loginlogin losenord1 losenord12 losenord123 lovelove1
lovely12 loveme123 loveyou123 loveyourself lucky1234 lulea123 luleå123 lösenord lösenord1 lösenord12
lösenord123 magnus12 magnus123 maja1234 malmo123 malmoff1 malmö123 malmöff1 mamamama mamma1234 mammapappa
manutd12 manutd99 march123 marcus123 markus12 markus123 marshmallow matilda123 matkhau1 matthew12
matthew123 mattias1 mattias123 melissa12 melon123 mercedes123 messi123 mexico123 michelle12 microsoft1
midsommar midsommar1 mikael12 mikael123 million123 minecraft1 minnie12 mnbvcxza modo1234 monkey1234
moonlight1 mormor12 mormor123 mustang12 mustang123 mylove12 mylove123 myspace123 netflix1 newyork123
niklas12 niklas123 nina1234 nissan12 nisse123 noidea12 norrkoping norrköping norrland nothing123
november11 number12 numberone ocean123 october12 olle1234 oracle123 orange123 orebro123 p@ssword
pakistan123 pamela12 papapapa pappa123 pappa1234 parola123 pass12345 passord1 passord123 password12345
password? passwort123 patrik12 patrik123 pelle123 phoenix12 pikachu123 pink1234 pinkpink pippi123
pippilangstrump pippilångstrump pirate12 playboy69 plmoknijb poiuytrewq poland123 polska12 polska123
potatis1 potatis123 princess12 princess123 princess3 pumpkin12 puppylove purple123 qqqqqqqq qwe12345
qweqweqwe qwertyqwerty qwertyuiopå qwertzui qwertzuiop rainbow12 rainbow123 realmadrid1 redrose1 remember1
roblox123 root1234 rootroot russia123 saab1234 sabrina12 salasana1 salasana123 salongen salongen1
samsung12 sandra12 sandra123 sara1234 scania12 scania123 scorpion1 scotland1 secret1234 september1
server12 sifre123 silver123 simon1234 sister12 skane123 skateboarding skitsnack skåne123 slipknot6
smaland1 smultron småland1 snowboarding sofia123 sofie123 solsken1 solsken123 someone1 sommar01 sommar12
sommar123 sommar2018 sommar2019 sommar2020 sommar2021 sommar2022 sommar2023 sommar2024 sommar2025
sommar2026 sommaren sotnosen spider123 spongebob1 spotify1 spring2020 spring2021 spring2022 spring2023
spring2024 starwars12 stockholm08 stockholm1 strawberry1 subaru12 success123 summer123 summer2018
summer2019 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 sunday12 sundsvall sunshine12
sunshine123 sunshine2 superstar1 svensson svensson1 sverige1 sverige12 sverige123 sweetpea1 sötnosen
teamo123 teddybear1 test12345 tester123 thepassword tigger123 tinkerbell1 tomten24 toor1234 toyota123
tupac123 twitter1 ubuntu12 ukraine1 uppsala1 uppsala123 user1234 useruser valkommen valkommen1
valkommen123 vanessa12 varen2021 varmland vasteras veronica1 victor12 vietnam1 viking123 viktor12
viktor123 vinter12 vinter123 vinter2019 vinter2020 vinter2021 vinter2022 vinter2023 vinter2024 vinter2025
volleyball1 volleyball2 volvo123 volvo1234 volvo740 välkommen välkommen1 välkommen123 värmland västerås
våren2021 warrior12 welkom123 whatever12 white123 william12 william123 wilma123 windows10 windows7
winner123 winter123 winter2018 winter2019 winter2020 winter2021 winter2022 winter2023 winter2024
winter2025 worldofwarcraft x1234567 xbox3600 xxxxxxxx yahoo123 yamaha123 yellow123 ynwa1892 yourpassword
youtube1 zaq1zaq1 zlatan10 zlatan123 zxcvbnm, zxcvzxcv zxczxczxc zzzzzzzz älskardig älskling älskling1
örebro12
`;

/** Those of allowed length; compared in lower case. */
const commonPasswords = new Set(
  [...dictionary["passwords-common"], ...furtherPasswords.trim().split(/\s+/u)]
    .filter((password) => password.length >= passwordMinLength)
    .map((password) => password.toLowerCase()),
);

/** Whether a password is a common one, which attackers try first, or has no visible character. */
export function isCommonPassword(password: string): boolean {
  return isInvisible(password) || commonPasswords.has(password.normalize("NFC").trim().toLowerCase());
}
