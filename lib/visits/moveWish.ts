import { ANYBODY } from "@/lib/availability/anybody";
import { servicesOf, type WantedService } from "@/lib/availability/slots/whoDoes";

type Booked = {
  serviceId: string;
  lines: readonly { serviceId: string }[];
  staffMemberId: string;
  isStaffChosen: boolean;
};

/**
 * Who may have a booking after a move: the one of this id; `ANYBODY`; or, left out, the person whom the customer asked for when
 * they booked, and anybody where they asked for nobody. Of several the one who has it now is preferred (`move_booking`).
 */
export function moveWish(
  { staffMemberId, isStaffChosen, ...booked }: Booked,
  staffId: string | null | undefined,
): WantedService {
  const services = servicesOf(booked);
  if (staffId && staffId !== ANYBODY) return { ...services, staffMemberId: staffId };
  return staffId || !isStaffChosen ? services : { ...services, staffMemberId, isKept: true };
}

/** Whether the customer asks for a person from now on; undefined: as before. */
export function choosesPerson(staffId: string | null | undefined): boolean | undefined {
  return staffId ? staffId !== ANYBODY : undefined;
}

/** Whether a wish is for somebody else than has the booking now: then the same time is a move, too. */
export function changesPerson(
  { staffMemberId }: Pick<Booked, "staffMemberId">,
  wish: WantedService,
): boolean {
  return !!wish.staffMemberId && wish.staffMemberId !== staffMemberId;
}
