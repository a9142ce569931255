import { goteborgBeauty } from "./cities/goteborgBeauty";
import { goteborgHealth } from "./cities/goteborgHealth";
import { goteborgHomeCarsAndTech } from "./cities/goteborgHomeCarsAndTech";
import { helsingborg } from "./cities/helsingborg";
import { linkoping } from "./cities/linkoping";
import { lund } from "./cities/lund";
import { malmoBeautyAndHealth } from "./cities/malmoBeautyAndHealth";
import { malmoHomeCarsAndTech } from "./cities/malmoHomeCarsAndTech";
import { orebro } from "./cities/orebro";
import { stockholmBeauty } from "./cities/stockholmBeauty";
import { stockholmCarsAndTech } from "./cities/stockholmCarsAndTech";
import { stockholmHair } from "./cities/stockholmHair";
import { stockholmHairVasastan } from "./cities/stockholmHairVasastan";
import { stockholmHealth } from "./cities/stockholmHealth";
import { stockholmHome } from "./cities/stockholmHome";
import { umea } from "./cities/umea";
import { uppsala } from "./cities/uppsala";
import { vasteras } from "./cities/vasteras";
import type { BusinessContent } from "./types";

/** Every business of the demo data. The order gives the running numbers in phone and organisation numbers: append. */
export const businesses: readonly BusinessContent[] = [
  ...stockholmHair,
  ...stockholmBeauty,
  ...stockholmHome,
  ...stockholmHealth,
  ...stockholmCarsAndTech,
  ...goteborgBeauty,
  ...goteborgHealth,
  ...goteborgHomeCarsAndTech,
  ...malmoBeautyAndHealth,
  ...malmoHomeCarsAndTech,
  ...uppsala,
  ...linkoping,
  ...orebro,
  ...vasteras,
  ...helsingborg,
  ...umea,
  ...lund,
  ...stockholmHairVasastan,
];
