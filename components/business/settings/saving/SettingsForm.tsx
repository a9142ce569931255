"use client";

import { LeftOutDialog } from "./LeftOutDialog";
import type { LeftOutBooking } from "./refusals";
import type { Settings, SettingsChanges, useSettingsForm } from "./useSettingsForm";
import { VersionedForm, type VersionedFormProps } from "./VersionedForm";

type Frame<V extends object, P> = VersionedFormProps<Settings, V, P, SettingsChanges, LeftOutBooking>;

type SettingsFormProps<V extends object, P> = Omit<Frame<V, P>, "page" | "bookingsDialog"> & {
  page: ReturnType<typeof useSettingsForm<V, P>>;
  /** The edit, for previewing its effect on bookings. */
  changes: () => SettingsChanges;
  timeZone: string;
};

/** The form of a settings page, with the dialogs that a save can open. */
export function SettingsForm<V extends object, P>({
  page,
  changes,
  timeZone,
  ...frame
}: SettingsFormProps<V, P>) {
  const { form, leftOut } = page;
  return (
    <VersionedForm
      {...frame}
      page={page}
      bookingsDialog={
        leftOut === null ? null : (
          <LeftOutDialog
            leftOut={leftOut}
            changes={changes()}
            version={page.version.current}
            staffId={page.staffId}
            timeZone={timeZone}
            isBusy={form.isBusy}
            problem={form.message}
            onConfirm={page.decide}
            onClose={page.goBack}
          />
        )
      }
    />
  );
}
