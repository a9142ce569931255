import type { Messages } from "@/lib/i18n/messages";

/*
 * What most businesses of a trade offer, with the lengths that are usual: a first list to choose from. Prices are the
 * business's own. Names stand in `messages/…/starters.json`.
 */

export type StarterTradeKey = keyof Messages["starters"]["trades"];
type StarterName = keyof Messages["starters"]["services"];

type Starter = {
  name: StarterName;
  minutes: number;
  /** Where it is filed, by slug, when not where the trade is. */
  subcategory?: string;
};

type StarterTrade = { key: StarterTradeKey; subcategory: string; services: readonly Starter[] };

export const starterTrades: readonly StarterTrade[] = [
  {
    key: "hair",
    subcategory: "hair",
    services: [
      { name: "cutShort", minutes: 30 },
      { name: "cutLong", minutes: 45 },
      { name: "cutChild", minutes: 30 },
      { name: "fringe", minutes: 15 },
      { name: "washStyle", minutes: 30 },
      { name: "colour", minutes: 90 },
      { name: "colourCut", minutes: 120 },
      { name: "highlights", minutes: 150 },
      { name: "toning", minutes: 45 },
      { name: "updo", minutes: 60 },
    ],
  },
  {
    key: "barber",
    subcategory: "barber",
    services: [
      { name: "barberCut", minutes: 30 },
      { name: "clipperCut", minutes: 20 },
      { name: "fade", minutes: 45 },
      { name: "cutBeard", minutes: 45 },
      { name: "beardTrim", minutes: 20 },
      { name: "beardShape", minutes: 30 },
      { name: "hotShave", minutes: 30 },
      { name: "cutBoy", minutes: 30 },
      { name: "headShave", minutes: 30 },
      { name: "beardColour", minutes: 30 },
    ],
  },
  {
    key: "massage",
    subcategory: "massage",
    services: [
      { name: "classic30", minutes: 30 },
      { name: "classic50", minutes: 50 },
      { name: "classic80", minutes: 80 },
      { name: "sports", minutes: 50 },
      { name: "deepTissue", minutes: 60 },
      { name: "neckBack", minutes: 25 },
      { name: "pregnancy", minutes: 50 },
      { name: "hotStone", minutes: 75 },
      { name: "aroma", minutes: 60 },
      { name: "reflexology", minutes: 45 },
    ],
  },
  {
    key: "skin",
    subcategory: "skin-care",
    services: [
      { name: "facialClassic", minutes: 60 },
      { name: "facialExpress", minutes: 30 },
      { name: "facialDeep", minutes: 75 },
      { name: "peel", minutes: 45 },
      { name: "microneedling", minutes: 60 },
      { name: "skinTalk", minutes: 30 },
      { name: "browTint", minutes: 20, subcategory: "lashes-brows" },
      { name: "lashTint", minutes: 20, subcategory: "lashes-brows" },
      { name: "lashLift", minutes: 60, subcategory: "lashes-brows" },
      { name: "waxFace", minutes: 20, subcategory: "hair-removal" },
    ],
  },
  {
    key: "nails",
    subcategory: "nails",
    services: [
      { name: "manicure", minutes: 45 },
      { name: "gelPolish", minutes: 60 },
      { name: "gelNew", minutes: 120 },
      { name: "gelFill", minutes: 90 },
      { name: "nailRemoval", minutes: 30 },
      { name: "nailRepair", minutes: 15 },
      { name: "nailArt", minutes: 30 },
      { name: "pedicure", minutes: 60, subcategory: "foot-care" },
      { name: "footCare", minutes: 60, subcategory: "foot-care" },
      { name: "gelToes", minutes: 45, subcategory: "foot-care" },
    ],
  },
  {
    key: "training",
    subcategory: "personal-training",
    services: [
      { name: "trial", minutes: 30 },
      { name: "pt60", minutes: 60 },
      { name: "pt30", minutes: 30 },
      { name: "ptPair", minutes: 60 },
      { name: "ptGroup", minutes: 60 },
      { name: "fitnessTest", minutes: 60 },
      { name: "programme", minutes: 45 },
      { name: "followUp", minutes: 30 },
      { name: "runningSchool", minutes: 60 },
      { name: "diet", minutes: 45, subcategory: "nutrition" },
    ],
  },
  {
    key: "cleaning",
    subcategory: "home-cleaning",
    services: [
      { name: "cleanSmall", minutes: 120 },
      { name: "cleanMedium", minutes: 180 },
      { name: "cleanLarge", minutes: 240 },
      { name: "cleanOnce", minutes: 180 },
      { name: "deepClean", minutes: 300, subcategory: "deep-cleaning" },
      { name: "movingClean", minutes: 360, subcategory: "deep-cleaning" },
      { name: "kitchenBath", minutes: 150, subcategory: "deep-cleaning" },
      { name: "windowsFlat", minutes: 90, subcategory: "window-cleaning" },
      { name: "windowsHouse", minutes: 180, subcategory: "window-cleaning" },
      { name: "ironing", minutes: 120 },
    ],
  },
  {
    key: "handyman",
    subcategory: "handyman",
    services: [
      { name: "oneHour", minutes: 60 },
      { name: "halfDay", minutes: 240 },
      { name: "furniture", minutes: 120 },
      { name: "shelves", minutes: 60 },
      { name: "lamp", minutes: 45, subcategory: "electrical" },
      { name: "blinds", minutes: 60 },
      { name: "doorAdjust", minutes: 45 },
      { name: "tap", minutes: 60, subcategory: "plumbing" },
      { name: "paintRoom", minutes: 480, subcategory: "painting" },
      { name: "lawn", minutes: 60, subcategory: "gardening" },
    ],
  },
  {
    key: "car",
    subcategory: "car-service",
    services: [
      { name: "serviceSmall", minutes: 90 },
      { name: "serviceLarge", minutes: 180 },
      { name: "oilChange", minutes: 45 },
      { name: "brakes", minutes: 120 },
      { name: "airCon", minutes: 60 },
      { name: "faultCodes", minutes: 30, subcategory: "diagnostics" },
      { name: "wheelSwap", minutes: 30, subcategory: "tyres" },
      { name: "tyreChange", minutes: 60, subcategory: "tyres" },
      { name: "handWash", minutes: 60, subcategory: "car-wash" },
      { name: "carDetail", minutes: 240, subcategory: "detailing" },
    ],
  },
  {
    key: "tech",
    subcategory: "computer-help",
    services: [
      { name: "pcHelp30", minutes: 30 },
      { name: "pcHelp60", minutes: 60 },
      { name: "pcSetup", minutes: 90 },
      { name: "pcClean", minutes: 60 },
      { name: "virus", minutes: 90 },
      { name: "wifi", minutes: 60, subcategory: "home-network" },
      { name: "phoneScreen", minutes: 60, subcategory: "phone-repair" },
      { name: "phoneBattery", minutes: 45, subcategory: "phone-repair" },
      { name: "tvSetup", minutes: 60, subcategory: "tv-audio" },
      { name: "lesson", minutes: 60, subcategory: "tech-lessons" },
    ],
  },
];
