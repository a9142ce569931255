"use client";

import { useSearchParams } from "next/navigation";
import { useMemo, useState } from "react";
import type { DeliveryMode } from "@/lib/bookings/schemas";
import { addDays } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { serviceDays } from "../times/availabilityClient";
import { readChoice, replaceChoice } from "../times/choiceAddress";
import {
  deliveryModesOf,
  type PanelPerson,
  type PanelProvider,
  type PanelService,
  peopleDoing,
} from "../times/types";
import { usePersonChoice } from "../times/usePersonChoice";
import { useTimeChoice } from "../times/useTimeChoice";
import { openableDay, useTimeInAddress } from "../times/useTimeInAddress";
import { useServiceChoice } from "./useServiceChoice";

type Options = {
  services: PanelService[];
  people: PanelPerson[];
  /** The service of the page or drawer. */
  serviceId: string;
  /** The person chosen on the way here. */
  initialStaffId: string | null;
  provider: PanelProvider;
  today: string;
  horizonDays: number;
  /** Told of the time in the address, ISO 8601. */
  onChosen: (start: string | null) => void;
};

/** Service, format, person and time as the address has them, which follows what is chosen. */
export function useBookingChoice(options: Options) {
  const { services, provider, today, onChosen } = options;
  const query = useSearchParams();
  const [opened] = useState(() => readChoice(query));
  const { serviceId, pickService: openService, isOpening } = useServiceChoice(options.serviceId, services);
  const service = services.find(({ id }) => id === serviceId) ?? services[0];
  const people = peopleDoing(options.people, serviceId);
  const person = usePersonChoice(people, options.initialStaffId);
  const { staffId, isPending } = person;
  const source = useMemo(() => serviceDays(serviceId, staffId), [serviceId, staffId]);
  const time = useTimeChoice(source, {
    today,
    timeZone: provider.timeZone,
    initialStart: opened.start,
    initialDay: openableDay(opened.day, today, addDays(today, options.horizonDays)),
  });
  const modes = useMemo(() => (service ? deliveryModesOf(service) : []), [service]);
  const [wantedMode, setWantedMode] = useState(opened.mode ?? modes[0]);
  const mode = wantedMode && modes.includes(wantedMode) ? wantedMode : modes[0];

  // While the server is asked for the page of another person or service, another change of the address would drop its answer.
  useTimeInAddress(time, { isPaused: isPending || isOpening, onChosen });

  function pickService(id: string) {
    const awaited = time.awaitedMs === null ? undefined : localDateOf(time.awaitedMs, provider.timeZone);
    openService(id, time.pickedDate ?? awaited);
  }

  function pickMode(wanted: DeliveryMode) {
    setWantedMode(wanted);
    replaceChoice({ mode: wanted === modes[0] ? null : wanted });
  }

  const openedMs = opened.start === null ? null : Date.parse(opened.start);
  return { serviceId, service, people, person, time, modes, mode, openedMs, pickService, pickMode };
}
