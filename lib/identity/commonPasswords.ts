import "server-only";

/**
 * The commonest passwords of eight characters and more, in the world's lists and in Swedish: those that are tried
 * first against every account. Compared without regard to case. One text, since a set of literals would be longer
 * than what it holds.
 */
const list = `
00000000 000000000 0000000000 00007777 00112233 007007007 01234567 012345678 0123456789 09876543 098765432
0987654321 0okm9ijn 10101010 1010101010 10203040 1020304050 102030405060 11110000 11111111 111111111
1111111111 11111111111 111111111111 11112222 11221122 11223344 1122334455 112233445566 11235813 12121212
1212121212 121212121212 12312312 123123123 123123123123 123123123a 123321123 123321123321 12341234
123412345 12344321 12344567 123454321 1234554321 12345612 123456123456 12345666 12345671 12345678
123456780 123456781 123456788 123456789 1234567890 12345678900 1234567891 12345678910 1234567892
1234567899 123456789a 123456789abc 123456789q 12345678a 12345678q 12345679 123456798 1234567a 1234567q
123456aa 123456ab 123456abc 123456password 123456qwerty 12345abc 12345abcd 12345qwert 12345qwerty 1234abcd
1234asdf 1234pass 1234qwer 1234rewq 1234zxcv 123789456 123abc123 123asd123 123password 123qwe123 123qwe456
123qweasd 123qweasdzxc 12password 12qw34er 12qwaszx 13131313 14141414 14725836 147258369 147852369
147896325 15151515 159357159 159753159 159753456 16161616 17171717 18181818 19191919 1a2b3c4d 1a2s3d4f
1password 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qw23er4 20202020
21212121 22222222 222222222 2222222222 23232323 24242424 25252525 252525252 27182818 2pac4life 2wsx3edc
31313131 31415926 314159265 3141592654 321321321 32165498 321654987 33333333 34343434 369258147 42424242
44444444 45454545 45645645 456456456 456789123 4815162342 50cent50 55555555 555555555 5555555555 55667788
56565656 654321aa 65656565 66666666 666666666 67676767 69696969 696969696 741852963 7654321a 77777777
777777777 7777777777 78787878 789456123 789456789 789789789 852456852 8675309a 87654321 876543210 88888888
888888888 8888888888 89898989 90909090 951753852 963852741 987654321 9876543210 987987987 98989898
99999999 999999999 9999999999 a1234567 a12345678 a123456789 a1234567890 a1b2c3d4 a1b2c3d4e5 a1s2d3f4
aa123456 aa12345678 aaa11111 aaaa1111 aaaaaa11 aaaaaaaa aaaaaaaaa aaaaaaaaaa aaabbbccc aabbccdd abc12345
abc123456 abc123456789 abc123abc abc123abc123 abcabcabc abcd1234 abcd12345 abcd123456 abcde123 abcde12345
abcdef12 abcdef123 abcdefg1 abcdefg123 abcdefgh abcdefghi abcdefghij access123 access14 acdc1234 acmilan1
adgangskode admin123 admin1234 admin12345 admin2020 adminadmin administrator administrator1 aik18911
aik1891a alejandra alejandro alejandro1 alex1234 alex12345 alexander alexander1 alexandr alexandra
alexandra1 alice123 alligator alpha123 alphabet alphabet1 alskardig alskling alskling1 always12 amanda12
amanda123 amazing1 amazon123 america1 america123 american1 anders12 anders123 andrea12 andrea123 andreas1
andreas123 andrew12 andrew123 android1 angel123 angel1234 angelbaby angelica angelica1 angelina angels12
anna1234 anna12345 anthony1 anthony12 anthony123 anything1 apelsin1 apollo11 apollo13 april123 argentina
arsenal1 arsenal12 arsenal123 asd12345 asd123456 asd123asd asdasd123 asdasdasd asdf1234 asdfasdf asdfghjk
asdfghjkl asdfghjkl1 asdfghjklö asdfghjklöä asdfjkl1 asdfjkl; asdfqwer asdzxc123 ashley12 ashley123
assassin asshole1 asshole12 audi1234 august12 austin12 austin123 australia australia1 autumn12 autumn2020
autumn2021 autumn2022 autumn2023 avalanche awesome1 awesome123 azerty123 azertyui azertyuiop baby1234
babybaby babyblue babyboy1 babyboy12 babydoll babyface babygirl babygirl1 babygirl12 babygirl2 babygirl3
babylove bailey12 bailey123 bajen123 bajen1915 bajs1234 bajsbajs bajskorv bamse123 bamse1234 banan123
banana123 bananas1 bangladesh barbara1 barcelona barcelona1 barcelona10 bartsimpson baseball baseball1
baseball12 baseball2 baseball7 basketball basketball1 basketball23 batman12 batman123 bayern123 beachboy
beachbum beatles1 beautiful beautiful1 beauty12 beckham23 beckham7 benjamin benjamin1 bestfriend
bestfriends birthday birthday1 bitcoin1 bitcoin123 biteme12 blackberry blackbird blackcat blackdog
blackjack blackjack1 blackmetal blavitt1 blessed1 blessing blink182 blizzard blomma12 blomma123 blommor1
blueberry bluebird blueblue blueeyes bluemoon blåvitt1 bmw12345 bokning1 bokning123 bonjour1 bonjour123
boston12 brandon1 brandon12 brandon123 brasil123 brazil123 brittany brittany1 brother1 brothers brynas12
brynäs12 bulldog1 bulldogs bulle123 bullshit business business1 buster12 buster123 buttercup buttercup1
butterfly butterfly1 butterfly7 california california1 callofduty canada123 carolina caroline caroline1
cash1234 casino12 catherine champion champion1 champions changeme changeme1 changeme123 charizard charlie1
charlie12 charlie123 charlotte charlotte1 cheerleader cheerleader1 cheesecake chelsea1 chelsea12
chelsea123 chelseafc cherries chevrolet chevy123 chicago1 children chocolate chocolate1 chocolate2
choklad1 choklad123 chris123 christian christian1 christina christina1 christine christmas christmas1
christopher christopher1 cisco123 claudia1 colombia computer computer1 computer12 computer123 contrasena
contraseña cookie123 cookies1 corvette corvette1 counter1 counterstrike cowboy12 cowboys1 cowboys22
cristiano cristiano1 cristiano7 crocodile crystal1 crystal12 cupcake1 cupcakes d1234567 daddy123 dalarna1
daniel12 daniel123 daniel1234 danielle danielle1 darkangel darkknight darkness darkstar datorn12 datorn123
david123 deathmetal december december1 december12 december25 default1 defaultpassword destiny1 deutschland
deutschland1 diamond1 diamond12 diamonds diana123 dif18911 dif1891a discovery djurgarden djurgarden1
djurgården dodgers1 doggie12 doggy123 dollar123 dolphin1 dolphin12 dolphins dontknow dragon12 dragon123
dragon69 dragonball dragonball1 dragonballz dragonfly dropbox1 drottning eagles12 ebba1234 elephant
elephant1 elfsborg elfsborg1 elin1234 elizabeth elizabeth1 elsa1234 emelie12 emelie123 emiliorlando
eminem12 eminem123 emma1234 england1 england123 enterprise ericsson ericsson1 erik1234 espana123 estrella
eternity ethereum everton1 everything excalibur facebook facebook1 facebook123 familjen familjen1 family12
family123 familyguy fanfanfan fantasia fantastic fantasy1 farjestad farmor12 father12 february february1
fernando fernando1 ferrari1 ferrari123 fikapaus finalfantasy fireball fireball1 firebird firefire fireman1
florida1 football football1 football12 football123 football2 football7 foretag1 forever1 forever12
forever21 forgetit fortnite fortnite1 fotboll1 fotboll10 fotboll12 fotboll123 fotboll7 france123 francisco
fredrik1 fredrik123 freedom1 freedom12 freedom123 friday13 friends1 friends12 friends123 friendship
frisor12 frisor123 frisör12 frolunda frolunda1 frölunda fuckfuck fuckoff1 fuckyou! fuckyou1 fuckyou12
fuckyou123 fuckyou2 futurama färjestad företag1 företaget gabriela gabriella gabrielle gamer123 gamergirl
gangsta1 gangster gangster1 garcia123 garfield garfield1 gavle123 germany1 ginger12 ginger123 gladiator
glass123 gnaget1891 god12345 godis123 godisgood godislove godofwar goldeneye goldfish goldstar gonzalez
goodbye1 goodluck google12 google123 gorgeous gorgeous1 goteborg goteborg1 goteborg123 grandma1 green123
greenbay greenday greenday1 guadalupe guest123 guestguest guitar12 guitarhero gulligull gullunge gustav12
gustav123 gymnastics gävle123 göteborg göteborg1 hacker12 hacker123 halflife hallo123 hallo1234 halloween
halloween1 hammarby hammarby1 hammarby123 handball handsome hannah12 hannah123 hannahmontana harley12
harleydavidson haslo123 hastar12 hasten12 hawaii50 heaven12 heavenly heavymetal hej12345 hej123456
hej123hej hejhej12 hejhej123 hejhej1234 hejhejhej hejsan12 hejsan123 hejsan1234 hejsanhej hello123
hello1234 hello12345 hellohello hellokitty hellokitty1 hellothere helloworld helsingborg helvete1
helvete123 hemlig12 hemlig123 hemlig1234 hemlighet hemlighet1 hemligt1 hemligt12 hemligt123 henrik12
henrik123 hernandez highlander hiphop12 hockey12 hockey123 hockey99 homer123 honda123 honeybee hosten2020
hosten2021 hotmail1 hotmail123 hottie12 hottie123 hunden12 hunden123 hunter12 hunter123 hurricane
husqvarna hästar12 hästen12 hösten2020 hösten2021 ibrahimovic idontknow ifkgoteborg ifkgöteborg ikea1234
ilovedad ilovegod iloveher iloveher1 ilovehim ilovehim1 ilovejesus iloveme1 iloveme2 ilovemom ilovemum
ilovemymom ilovemyself iloveu12 iloveu123 iloveyou iloveyou! iloveyou1 iloveyou12 iloveyou123 iloveyou2
iloveyou3 iloveyou7 iloveyousomuch iloveyouu india123 infinity infinity1 innebandy innebandy1 innebandy123
instagram internet internet1 internet12 internet123 iphone12 iphone123 ipodtouch ireland1 irish123
ironmaiden ironman1 ironman123 isabella isabella1 isabelle ishockey ishockey1 islandshast islandshäst
italia123 italy123 j1234567 jack1234 jackpot1 jagalskardig jagälskardig jake1234 james007 james123
jamesbond january1 japan123 jasmine1 jasmine12 javlaskit jennifer jennifer1 jessica1 jessica12 jessica123
jesus123 jesus777 jesuschrist jesusislord jesuslovesme jewelry1 johan123 johan1234 johanna1 johanna123
john1234 john3160 john316a johnjohn jonas123 jonathan jonathan1 jonkoping jordan01 jordan12 jordan123
jordan23 jordgubbe josefin1 josefine joshua12 joshua123 julafton julia123 july1234 june1234 justin12
justin123 justinbieber justinbieber1 juventus juventus1 jävlaskit jönköping k1234567 kaffe123 kalle123
kalle1234 kalleanka kanelbulle kangaroo karlek12 karlek123 karlstad karlstad1 katherine katten12 katten123
kawasaki kevin123 killer12 killer123 kimberly kimberly1 kissbajs kissekatt kissemiss kisskiss kitten12
kitty123 kittycat kittykat kodeord1 kontoret kontoret1 korea123 kottbullar kristina kungen12 kungen123
kärlek12 kärlek123 köttbullar lacrosse lakers12 lakers24 lamborghini lasse123 laura123 lauren12
leagueoflegends ledzeppelin letmein1 letmein12 letmein123 letmeinnow liberty1 lightning lightning1
linda123 linkedin linkinpark linkinpark1 linkoping linköping linnea12 linnea123 linux123 lionelmessi
lisa1234 liverpool liverpool1 liverpool123 liverpoolfc lkjhgfdsa login123 loginlogin london12 london123
losenord losenord1 losenord12 losenord123 lovelife lovelove lovelove1 lovely12 loveme12 loveme123 lover123
loverboy lovergirl loveyou1 loveyou123 loveyou2 loveyourself lucky123 lucky1234 lucky777 lulea123 luleå123
lösenord lösenord1 lösenord12 lösenord123 m1234567 m123456789 maggie12 maggie123 magnus12 magnus123
maja1234 malmo123 malmoff1 malmö123 malmöff1 mamamama mamapapa mamma123 mamma1234 mammapappa manchester
manchester1 manunited manutd12 manutd99 march123 marcus12 marcus123 margaret maria123 mariposa mark1234
markus12 markus123 marshmallow martinez master12 master123 masterkey matilda1 matilda123 matkhau1 matrix12
matrix123 matthew1 matthew12 matthew123 mattias1 mattias123 maverick maverick1 mazda123 melissa1 melissa12
melon123 mercedes mercedes1 mercedes123 messi123 metallica metallica1 mexico123 michael1 michael12
michael123 michael2 michaeljackson michelle michelle1 michelle12 mickey12 mickeymouse microsoft microsoft1
midnight midnight1 midsommar midsommar1 mikael12 mikael123 mike1234 millennium million1 million123
minecraft minecraft1 minecraft123 minnie12 mnbvcxz1 mnbvcxza modo1234 mommy123 monday12 money123
moneymoney monica12 monkey12 monkey123 monkey1234 monkeyman moonlight moonlight1 mormor12 mormor123
motdepasse mother12 motocross motorcycle motorola mountain mountains music123 musiclover musicman mustang1
mustang12 mustang123 mylove12 mylove123 mypassword mysecret myspace1 myspace123 natalie1 natasha1 netflix1
newpassword newyork1 newyork123 nicholas nicholas1 nicole12 nicole123 niklas12 niklas123 nina1234 ninja123
nintendo nintendo1 nirvana1 nissan12 nisse123 noidea12 nokia123 nopassword norrkoping norrköping norrland
nothing1 nothing123 november november1 november11 number12 numberone ocean123 october1 october12 olle1234
omega123 oracle123 orange12 orange123 orebro123 oscar123 oskar123 p@ssw0rd p@ssword pa55w0rd pa55word
packers1 pakistan pakistan1 pakistan123 pamela12 panther1 panthers papapapa pappa123 pappa1234 paris123
parola123 pass1234 pass12345 passord1 passord123 passpass passw0rd passw0rd1 password password! password00
password01 password1 password10 password11 password12 password123 password1234 password12345 password13
password2 password21 password22 password3 password4 password5 password69 password7 password8 password9
password99 password? passwords passwort passwort1 passwort123 patricia patricia1 patrik12 patrik123
patriots peanutbutter pelle123 pepper12 pepper123 peter123 phoenix1 phoenix12 pikachu1 pikachu123
pineapple pink1234 pinkfloyd pinkpink pippi123 pippilangstrump pippilångstrump pirate12 platinum playboy1
playboy69 playgirl playstation playstation2 playstation3 plmoknijb poiuytrewq pokemon1 pokemon12
pokemon123 poker123 poland123 polska12 polska123 poohbear poohbear1 porsche1 porsche911 potatis1
potatis123 predator1 princess princess1 princess12 princess123 princess2 princess3 princessa pumpkin1
pumpkin12 puppydog puppylove purple12 purple123 pussycat q1234567 q12345678 q123456789 q1w2e3r4 q1w2e3r4t5
q1w2e3r4t5y6 qazwsx123 qazwsxedc qazwsxedcrfv qq123456 qqqq1111 qqqqqqqq qqwweerr qwe12345 qwe123qwe
qweasd123 qweasdqwe qweasdzxc qweqweqwe qwer1234 qwerasdf qwerty01 qwerty11 qwerty12 qwerty123 qwerty1234
qwerty12345 qwerty123456 qwerty21 qwerty99 qwertyqwerty qwertyu1 qwertyui qwertyuiop qwertyuiop123
qwertyuiopå qwertzui qwertzuiop raiders1 rainbow1 rainbow12 rainbow123 rainbows raspberry realmadrid
realmadrid1 rebecca1 redrose1 redsox12 remember remember1 renegade richard1 robert12 robert123 robin123
roblox123 rockandroll rocknroll rockstar rockstar1 rodriguez ronaldinho ronaldo1 ronaldo7 root1234
rootroot runescape runescape1 russia123 s1234567 s123456789 saab1234 saab9000 sabrina1 sabrina12 salasana
salasana1 salasana123 salongen salongen1 samantha samantha1 samsung1 samsung12 samsung123 samurai1
sandra12 sandra123 santiago sara1234 sarah123 saturday scania12 scania123 schalke04 scooby12 scoobydoo
scorpion scorpion1 scotland1 sebastian sebastian1 secret12 secret123 secret1234 senha123 september
september1 server12 sexy1234 sexygirl sexylady shadow12 shadow123 sifre123 silver12 silver123 simon123
simon1234 simpsons sister12 skane123 skateboard skateboarding skitsnack skåne123 slipknot slipknot1
slipknot6 smaland1 smultron småland1 snoopy12 snowball snowball1 snowboard snowboarding snowflake snowman1
snowwhite soccer10 soccer12 soccer123 sofia123 sofie123 softball softball1 solsken1 solsken123 someone1
something something1 sommar01 sommar12 sommar123 sommar2018 sommar2019 sommar2020 sommar2021 sommar2022
sommar2023 sommar2024 sommar2025 sommar2026 sommaren sotnosen southpark spider123 spiderman spiderman1
spongebob spongebob1 spotify1 spring12 spring2020 spring2021 spring2022 spring2023 spring2024 stallion
starcraft starfish stargate starlight startrek startrek1 starwars starwars1 starwars12 steelers steelers1
stephanie stephanie1 steve123 stockholm stockholm08 stockholm1 strawberry strawberry1 subaru12 success1
success123 summer01 summer12 summer123 summer2018 summer2019 summer2020 summer2021 summer2022 summer2023
summer2024 summer2025 sunday12 sundsvall sunflower sunflower1 sunshine sunshine1 sunshine12 sunshine123
sunshine2 superman superman1 superman12 superman123 superman2 superstar superstar1 svensson svensson1
sverige1 sverige12 sverige123 sweetheart sweetie1 sweetpea sweetpea1 swimmer1 swimming sötnosen teamo123
teddybear teddybear1 temp1234 temporary temppass tequiero terminator test1234 test12345 tester123 testing1
testing123 testtest texas123 thepassword thomas12 thomas123 thuglife thunder1 thunder12 thursday tigers12
tigger12 tigger123 tinkerbell tinkerbell1 titanium together tomten24 toor1234 topsecret tornado1 tottenham
toyota123 truelove trustno1 tuesday1 tupac123 twitter1 tyler123 ubuntu12 ukraine1 universe uppsala1
uppsala123 user1234 username useruser valentin valentina valentine valkommen valkommen1 valkommen123
vanessa1 vanessa12 varen2021 varmland vasteras veronica veronica1 victor12 victoria victoria1 victory1
vietnam1 viking123 viktor12 viktor123 vinter12 vinter123 vinter2019 vinter2020 vinter2021 vinter2022
vinter2023 vinter2024 vinter2025 volleyball volleyball1 volleyball2 volvo123 volvo1234 volvo240 volvo740
volvo850 volvov70 välkommen välkommen1 välkommen123 värmland västerås våren2021 w1234567 wachtwoord
warcraft warcraft1 warhammer warrior1 warrior12 wasdwasd watermelon welcome01 welcome1 welcome12
welcome123 welcome2 welkom01 welkom123 whatever whatever1 whatever12 white123 whiteboy whocares william1
william12 william123 wilma123 windows1 windows10 windows7 winner12 winner123 winter12 winter123 winter2018
winter2019 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 wolverine worldofwarcraft
wrestling wrestling1 x1234567 xbox3600 xxxxxxxx yahoo123 yamaha123 yankees1 yankees2 yellow12 yellow123
ynwa1892 yourpassword youtube1 z1234567 zaq12wsx zaq1xsw2 zaq1zaq1 zlatan10 zlatan123 zxc12345 zxcvbnm,
zxcvbnm. zxcvbnm1 zxcvbnm123 zxcvzxcv zxczxczxc zz123456 zzzzzzzz älskardig älskling älskling1 örebro12
`;

const commonest = new Set(list.trim().split(/\s+/u));

/** Whether a password is one of those that are tried first. */
export function isCommonPassword(password: string): boolean {
  return commonest.has(password.normalize("NFC").trim().toLowerCase());
}
