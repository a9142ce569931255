"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { contentWords } from "@/components/ui/display/contentWords";
import { Field } from "@/components/ui/inputs/Field";
import { TextArea } from "@/components/ui/inputs/TextArea";
import { TextInput } from "@/components/ui/inputs/TextInput";
import type { TypedContact } from "@/lib/bookings/contact";
import { commentMaxLength } from "@/lib/bookings/limits";
import { fullNameMaxLength } from "@/lib/identity/limits";
import type { ContactErrors } from "./ContactFields";

type VisitFieldsProps = {
  /** The business that the comment is for. */
  provider: string;
  contact: TypedContact;
  errors: ContactErrors;
  onChange: (contact: TypedContact) => void;
};

/** What few say of their visit: each field is opened by a button of its own, and stays open while there is a text in it. */
export function VisitFields({ provider, contact, errors, onChange }: VisitFieldsProps) {
  const t = useTranslations("booking.visit");
  const { customerComment, attendeeName } = contact;
  const comment = t.rich("comment", { provider, words: contentWords });
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <OptionalField label={comment} hasText={customerComment !== ""}>
        {(focusNew) => (
          <Field className="w-full" label={comment} hint={t("commentHint")} error={errors.customerComment}>
            <TextArea
              ref={focusNew}
              name="comment"
              rows={3}
              maxLength={commentMaxLength}
              showCount
              value={customerComment}
              onChange={(event) => onChange({ ...contact, customerComment: event.target.value })}
            />
          </Field>
        )}
      </OptionalField>
      <OptionalField label={t("attendee")} hasText={attendeeName !== ""}>
        {(focusNew) => (
          <Field
            className="w-full"
            label={t("attendeeName")}
            hint={t("attendeeHint")}
            error={errors.attendeeName}
          >
            <TextInput
              ref={focusNew}
              name="attendee"
              autoComplete="off"
              maxLength={fullNameMaxLength}
              value={attendeeName}
              onChange={(event) => onChange({ ...contact, attendeeName: event.target.value })}
            />
          </Field>
        )}
      </OptionalField>
    </div>
  );
}

type OptionalFieldProps = {
  /** Of the button. */
  label: ReactNode;
  hasText: boolean;
  children: (focusNew: ((field: HTMLElement | null) => void) | undefined) => ReactNode;
};

/** A field behind a button, which gives it the focus. */
function OptionalField({ label, hasText, children }: OptionalFieldProps) {
  const [isOpened, setOpened] = useState(false);
  if (isOpened) return children(focusOnce);
  if (hasText) return children(undefined);
  return (
    <Button
      size="sm"
      variant="quiet"
      className="flush-quiet"
      icon={<Plus aria-hidden="true" />}
      onClick={() => setOpened(true)}
    >
      {/* One item of the button's row, so that the text of a long label wraps as a whole. */}
      <span>{label}</span>
    </Button>
  );
}

/** Called by React once, when the field is there. */
function focusOnce(field: HTMLElement | null): void {
  field?.focus();
}
