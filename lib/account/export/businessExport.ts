import { env } from "@/lib/env";
import { picturePath } from "@/lib/http/pictureAddress";
import { toSek } from "@/lib/money/ore";
import { formatClock } from "@/lib/time/clock";
import { zonedIso } from "@/lib/time/zonedIso";
import type { BusinessRows, ExportedClientRow } from "./businessRows";
import type { BusinessExport } from "./exportBusinessSchemas";

type Head = Omit<BusinessExport, "bookings" | "clients" | "account" | "invoices" | "exportedAt">;
type Hours = Pick<
  BusinessRows["openingHours"][number],
  "isClosed" | "openMinute" | "closeMinute" | "lunchStartMinute" | "lunchEndMinute" | "staffMemberId"
>;

/** The file of a business, without its clients, bookings, account and invoices. */
export function serializeExportedBusiness(row: BusinessRows): Head {
  const iso = (instant: Date) => zonedIso(instant.getTime(), row.timeZone);
  const isoOrNull = (instant: Date | null) => instant && iso(instant);
  return {
    timeZone: row.timeZone,
    business: {
      id: row.id,
      slug: row.slug,
      company_name: row.companyName,
      organisation_number: row.organisationNumber,
      description: row.description,
      email: row.email,
      contact_email: row.contactEmail,
      phone: row.phone,
      address: row.address,
      postal_code: row.postalCode,
      city: row.city,
      latitude: row.latitude,
      longitude: row.longitude,
      is_position_exact: row.isPositionExact,
      plan: row.plan,
      stripe_account_id: row.stripeAccountId,
      min_notice_minutes: row.minNoticeMinutes,
      horizon_days: row.horizonDays,
      free_cancellation_hours: row.freeCancellationHours,
      buffer_before_minutes: row.bufferBeforeMinutes,
      buffer_after_minutes: row.bufferAfterMinutes,
      created_at: iso(row.createdAt),
      locations: row.locations.map((place) => ({
        address: place.address,
        postal_code: place.postalCode,
        city: place.city,
        phone: place.phone,
        latitude: place.latitude,
        longitude: place.longitude,
        is_position_exact: place.isPositionExact,
        is_primary: place.isPrimary,
      })),
    },
    members: row.members.map(({ user, role, staffMemberId, createdAt }) => ({
      email: user.email,
      role,
      person_id: staffMemberId,
      since: iso(createdAt),
    })),
    pictures: row.pictures.map(({ hash, content, alt, serviceId, staffMemberId }) => ({
      url: new URL(picturePath(hash, content.width), env().APP_URL).href,
      alt,
      service_id: serviceId,
      person_id: staffMemberId,
    })),
    people: row.staffMembers.map((person) => ({
      id: person.id,
      name: person.name,
      colour: person.colour,
      is_active: person.isActive,
      does_all_services: person.doesAllServices,
      service_ids: person.services.map(({ serviceId }) => serviceId),
      removed_at: isoOrNull(person.removedAt),
    })),
    services: row.services.map((service) => ({
      id: service.id,
      name: service.name,
      description: service.description,
      category: service.subcategory.category.slug,
      subcategory: service.subcategory.slug,
      price: toSek(service.priceOre),
      vat_percent: service.vatPercent,
      duration_minutes: service.durationMinutes,
      buffer_before_minutes: service.bufferBeforeMinutes,
      buffer_after_minutes: service.bufferAfterMinutes,
      is_active: service.isActive,
      is_physical: service.isPhysical,
      is_digital: service.isDigital,
      archived_at: isoOrNull(service.archivedAt),
      created_at: iso(service.createdAt),
    })),
    opening_hours: row.openingHours.map((hours) => ({
      day_of_week: hours.dayOfWeek,
      ...exportedHours(hours),
    })),
    special_days: row.specialDays.map((day) => ({
      // A date without a zone: the database gives midnight UTC of it.
      date: day.day.toISOString().slice(0, 10),
      note: day.note,
      ...exportedHours(day),
    })),
    absences: row.unavailableTimes.map((time) => ({
      starts_at: iso(time.startsAt),
      ends_at: iso(time.endsAt),
      reason: time.reason,
      series_id: time.seriesId,
      person_id: time.staffMemberId,
    })),
    reviews: row.reviews.map(({ id, bookingId, serviceId, rating, comment, createdAt, reply }) => ({
      id,
      booking_id: bookingId,
      service_id: serviceId,
      rating,
      comment,
      created_at: iso(createdAt),
      reply: reply && { reply_text: reply.replyText, created_at: iso(reply.createdAt) },
    })),
  };
}

/** A client of the register in the file of the business. */
export function serializeExportedClient(
  client: ExportedClientRow,
  timeZone: string,
): BusinessExport["clients"][number] {
  const iso = (instant: Date) => zonedIso(instant.getTime(), timeZone);
  return {
    id: client.id,
    name: client.name,
    phone: client.phone,
    email: client.email,
    tags: client.tags,
    is_hidden: client.hiddenAt !== null,
    created_at: iso(client.createdAt),
    notes: client.notes.map(({ kind, texts }) => ({
      kind,
      texts: texts.map(({ text, writtenAt }) => ({ text, written_at: iso(writtenAt) })),
    })),
  };
}

function exportedHours(hours: Hours) {
  const clock = (minute: number | null) => (minute === null ? null : formatClock(minute));
  return {
    is_closed: hours.isClosed,
    open_time: formatClock(hours.openMinute),
    close_time: formatClock(hours.closeMinute),
    lunch_start_time: clock(hours.lunchStartMinute),
    lunch_end_time: clock(hours.lunchEndMinute),
    person_id: hours.staffMemberId,
  };
}
