import type { RibbonBooking } from "@/components/ui/time/DayRibbon";
import type { StripDay } from "@/components/ui/time/DayStrip";
import type { RibbonSegment } from "@/components/ui/time/ribbon";
import type { SlotGroup } from "@/components/ui/time/SlotGrid";

function minutes(hours: number, rest = 0): number {
  return hours * 60 + rest;
}

const day: RibbonSegment[] = [
  { kind: "closed", startMinute: minutes(8), endMinute: minutes(9) },
  { kind: "past", startMinute: minutes(9), endMinute: minutes(13) },
  { kind: "busy", startMinute: minutes(13), endMinute: minutes(14, 15) },
  { kind: "free", startMinute: minutes(14, 15), endMinute: minutes(15) },
  { kind: "busy", startMinute: minutes(15), endMinute: minutes(15, 45) },
  { kind: "free", startMinute: minutes(15, 45), endMinute: minutes(16, 30) },
  { kind: "unavailable", startMinute: minutes(16, 30), endMinute: minutes(17, 30) },
  { kind: "free", startMinute: minutes(17, 30), endMinute: minutes(19) },
  { kind: "closed", startMinute: minutes(19), endMinute: minutes(20) },
];

const tomorrow: RibbonSegment[] = [
  { kind: "closed", startMinute: minutes(8), endMinute: minutes(9) },
  { kind: "free", startMinute: minutes(9), endMinute: minutes(10, 30) },
  { kind: "busy", startMinute: minutes(10, 30), endMinute: minutes(12) },
  { kind: "lunch", startMinute: minutes(12), endMinute: minutes(13) },
  { kind: "free", startMinute: minutes(13), endMinute: minutes(17) },
  { kind: "closed", startMinute: minutes(17), endMinute: minutes(20) },
];

const closed: RibbonSegment[] = [{ kind: "closed", startMinute: minutes(8), endMinute: minutes(20) }];

const bookings: RibbonBooking[] = [
  {
    id: "a",
    startMinute: minutes(9, 15),
    endMinute: minutes(10),
    status: "completed",
    label: "09:15 Klippning, slutförd",
    href: "#a",
  },
  {
    id: "b",
    startMinute: minutes(10, 30),
    endMinute: minutes(11, 30),
    status: "completed",
    label: "10:30 Färg, slutförd",
    href: "#b",
  },
  {
    id: "c",
    startMinute: minutes(13),
    endMinute: minutes(14, 15),
    status: "confirmed",
    label: "13:00 Färg och toning, bekräftad",
    href: "#c",
  },
  {
    id: "d",
    startMinute: minutes(15),
    endMinute: minutes(15, 45),
    status: "pending",
    label: "15:00 Klippning, väntar",
    href: "#d",
  },
];

const stripDays: StripDay[] = [
  {
    date: "2026-11-20",
    weekday: "fre",
    day: "20",
    load: 0.3,
    state: "free",
    label: "fredag 20 november, 4 lediga tider",
  },
  {
    date: "2026-11-21",
    weekday: "lör",
    day: "21",
    load: 0.64,
    state: "free",
    label: "lördag 21 november, 9 lediga tider",
  },
  {
    date: "2026-11-22",
    weekday: "sön",
    day: "22",
    load: null,
    state: "closed",
    stateText: "stängt",
    redDay: true,
    label: "söndag 22 november, stängt",
  },
  {
    date: "2026-11-23",
    weekday: "mån",
    day: "23",
    load: 0.82,
    state: "free",
    label: "måndag 23 november, 14 lediga tider",
  },
  {
    date: "2026-11-24",
    weekday: "tis",
    day: "24",
    load: null,
    state: "full",
    stateText: "fullt",
    label: "tisdag 24 november, fullbokat",
  },
  {
    date: "2026-11-25",
    weekday: "ons",
    day: "25",
    load: null,
    state: "free",
    label: "onsdag 25 november, hämtar tider",
  },
  {
    date: "2026-11-26",
    weekday: "tors",
    day: "26",
    load: 0.9,
    state: "free",
    label: "torsdag 26 november, 17 lediga tider",
  },
];

const slotGroups: SlotGroup[] = [
  {
    key: "midday",
    label: "Mitt på dagen",
    countText: "1 ledig",
    slots: [{ value: "11:45", time: "11:45" }],
  },
  {
    key: "afternoon",
    label: "Eftermiddag",
    countText: "4 lediga",
    slots: [
      { value: "14:15", time: "14:15" },
      { value: "15:00", time: "15:00", disabled: true, note: "Din tid nu" },
      { value: "15:45", time: "15:45" },
      { value: "16:00", time: "16:00" },
      { value: "16:15", time: "16:15" },
    ],
  },
  {
    key: "evening",
    label: "Kväll",
    countText: "3 lediga",
    slots: [
      { value: "17:30", time: "17:30" },
      { value: "17:45", time: "17:45" },
      { value: "18:00", time: "18:00" },
    ],
  },
];

export const time = {
  range: { openMinute: minutes(8), closeMinute: minutes(20) },
  now: minutes(13, 52),
  segments: { day, tomorrow, closed },
  bookings,
  stripDays,
  slotGroups,
  names: {
    ribbon: "Dagbandet",
    chips: "Nästa lediga tider",
    board: "Tavlan",
    picker: "Välj en tid",
    month: "Månad",
    countdown: "Hålltid",
    agenda: "Dagen",
  },
  ribbonLabel: "Fredag: öppet 9–19, ledigt 14:15–15, 15:45–16:30 och 17:30–19",
  tomorrowLabel: "Lördag: öppet 9–17, lunch 12–13, ledigt 9–10:30 och 13–17",
  closedLabel: "Söndag: stängt",
  legend: [
    { kind: "free", label: "Ledigt" },
    { kind: "busy", label: "Upptaget" },
    { kind: "lunch", label: "Lunch" },
    { kind: "unavailable", label: "Spärrat" },
    { kind: "closed", label: "Stängt" },
    { kind: "past", label: "Passerat" },
  ],
  ribbonSizes: ["Kort", "I morgon", "Stängt", "Stort, med bokningar"],
  chips: [
    { time: "14:15", day: "i dag", first: true },
    { time: "15:45" },
    { time: "09:00", day: "i morgon" },
    { time: "10:30", day: "tors 26 nov" },
  ],
  board: {
    title: "Ledigt härnäst, Stockholm",
    clock: "Klockan är",
    footer: "Visa alla lediga tider",
    rows: [
      { time: "14:15", title: "Klippning", facts: ["Salong Norr, Södermalm", "30 min"], price: "420 kr" },
      {
        time: "14:30",
        title: "Klassisk massage",
        facts: ["Handen på axeln, Vasastan", "60 min"],
        price: "750 kr",
      },
      { time: "15:00", title: "Däckskifte", facts: ["Verkstan i Årsta", "45 min"], price: "495 kr" },
      {
        time: "08:15",
        day: "i morgon",
        title: "Datorhjälp på distans",
        facts: ["Bit för Bit", "1 h"],
        price: "1 690 kr",
      },
    ],
  },
  strip: {
    label: "Välj en dag",
    caption: "november 2026",
    previous: "Föregående vecka",
    next: "Nästa vecka",
  },
  slots: { legend: "Välj en tid", taken: "upptagen" },
  summary: {
    title: "fre 20 nov",
    facts: ["Klippning, 30 min", "fri avbokning till tors 15:45"],
    pay: "Betala 420 kr",
    none: "Välj en tid",
  },
  month: {
    label: "Välj datum",
    previous: "Föregående månad",
    next: "Nästa månad",
    closed: "stängt",
    full: "fullbokat",
    red: "alla helgons dag",
    bookings: "3 bokningar",
  },
  countdown: {
    prefix: "Tiden är din i",
    five: "Fem minuter kvar",
    one: "En minut kvar",
    expired: "Tiden har släppts",
  },
  agenda: [
    {
      time: "13:00–13:45",
      title: "Färg och toning",
      facts: ["Pågår", "1 150 kr"],
      state: "confirmed",
      badge: "Bekräftad",
    },
    { time: "14:15–14:45", title: "Ledigt", facts: ["syns för kunder just nu"], state: "free" },
    {
      time: "15:00–15:30",
      title: "Klippning",
      facts: ["Betalar just nu, hålls till 14:20"],
      state: "pending",
      badge: "Väntar",
    },
    { time: "16:30–17:30", title: "Spärrad tid", facts: ["Tandläkare"], state: "blocked" },
    {
      time: "17:30–18:00",
      title: "Luggklippning",
      facts: ["Avbokad av kunden"],
      state: "cancelled",
      badge: "Avbokad",
    },
  ],
} as const;
