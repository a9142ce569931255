import type { CategorySlug } from "../categories";

/** What satisfied customers who use the service in English write. */
export const englishPraise: Readonly<Record<CategorySlug, readonly string[]>> = {
  "beauty-wellness": [
    "Best haircut-and-chat combination in town, and they happily spoke English.",
    "New to Sweden and nervous about booking. It could not have been easier.",
    "Exactly what I asked for, and on time to the minute.",
    "Lovely people, spotless place. I have already booked again.",
    "They listened, which is rarer than it should be.",
    "Walked in tired, walked out a person.",
    "Great result and no pressure to buy anything.",
    "Calm, skilled and friendly. Worth every krona.",
    "Easy to book, easy to find, excellent work.",
    "Fair price, careful work.",
  ],
  "home-services": [
    "The flat has never been this clean, and I include the day we moved in.",
    "Turned up on time, did a proper job, left no mess.",
    "Explained the tax deduction to me in English. Very helpful.",
    "Friendly and thorough. We now book every other week.",
    "Fixed in twenty minutes what I had put off for a year.",
    "Careful with our old floors. Recommended.",
  ],
  "health-fitness": [
    "Clear explanation, sensible exercises, and my shoulder works again.",
    "I felt listened to from the first minute.",
    "Patient with a complete beginner.",
    "Back pain gone after two visits.",
    "Left with three exercises that actually help.",
    "No nonsense, real progress.",
  ],
  automotive: [
    "Honest garage. They talked me out of a repair I did not need.",
    "Tyres changed while I drank one coffee.",
    "They called before doing anything extra. Very fair.",
    "The car looks better than when I bought it.",
    "Quick, tidy and good English.",
  ],
  technology: [
    "Solved remotely in half an hour, with no jargon.",
    "New screen while I waited, looks original.",
    "Finally a connection that survives a video call.",
    "Patient and clear. My mother-in-law is delighted.",
    "They saved my thesis. I owe them cake.",
  ],
};

/** Three stars and less. */
export const englishCritical: readonly string[] = [
  "Good in the end, but I had to wait twenty minutes past my time.",
  "Fine, though not quite what we had agreed on.",
  "Friendly, but it felt rushed.",
  "Communication could be better. The work itself was all right.",
];
