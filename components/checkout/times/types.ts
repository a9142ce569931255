import type { DeliveryMode } from "@/lib/bookings/schemas";
import type { PanelData } from "@/lib/checkout/bookingPanel";

export type PanelService = PanelData["services"][number];

/** A person who can be asked for, with their services. */
export type PanelPerson = PanelData["people"][number];

/** The seller's details that must be shown before paying. */
export type PanelProvider = {
  id: string;
  companyName: string;
  organisationNumber: string | null;
  address: string;
  timeZone: string;
  freeCancellationHours: number;
};

export type DaySlot = { startMs: number; endMs: number; available: boolean };

/** A day in the picker's shape. */
export type Day = { date: string; isClosed: boolean; slots: DaySlot[] };

/** The choices made so far. */
export type Choice = {
  serviceId: string;
  mode: DeliveryMode;
  startMs: number | null;
  /** The id of the person; null for anybody. */
  staffId: string | null;
};

/** Those who do a service. */
export const peopleDoing = (people: readonly PanelPerson[], serviceId: string): PanelPerson[] =>
  people.filter(({ serviceIds }) => serviceIds === null || serviceIds.includes(serviceId));

export const deliveryModesOf = (service: PanelService): DeliveryMode[] => [
  ...(service.isPhysical ? (["physical"] as const) : []),
  ...(service.isDigital ? (["digital"] as const) : []),
];
