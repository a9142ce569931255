"use client";

import clsx from "clsx";
import { UserPlus } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, type Ref, useId, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { TextInput } from "@/components/ui/inputs/TextInput";
import type { Suggestion } from "@/lib/desk/schemas";
import { formatDayOf } from "@/lib/time/format";
import { type Customer, knownCustomer, newCustomerOf, sortedCustomer } from "./draft";
import { useSuggestions } from "./useSuggestions";

type CustomerFieldProps = {
  value: Customer;
  onChange: (customer: Customer) => void;
  problems: Readonly<Record<string, string>>;
  timeZone: string;
  isOwner: boolean;
  /** Where there is no e-mail address; else a name is enough. */
  isPhoneNeeded: boolean;
  ref: Ref<HTMLInputElement>;
};

/** Finds the customer while their name, number or address is typed, or takes a new one. */
export function CustomerField(props: CustomerFieldProps) {
  const { value, onChange } = props;
  if (value.kind === "known") return <Chosen {...props} value={value} />;
  return (
    <div className="grid gap-3">
      {value.kind === "typing" ? (
        <Finder {...props} typed={value.typed} />
      ) : (
        <Typed {...props} value={value} onBack={() => onChange({ kind: "typing", typed: value.name })} />
      )}
    </div>
  );
}

type Known = Extract<Customer, { kind: "known" }>;

function Chosen({
  value,
  isOwner,
  onChange,
  timeZone,
  problems,
  isPhoneNeeded,
}: Omit<CustomerFieldProps, "value"> & { value: Known }) {
  const t = useTranslations("desk");
  const { client } = value;
  // A member learns of it by the refusal.
  const isUnreachable =
    (isOwner && client.phone === null && client.email === null) || problems["client.phone"] !== undefined;
  return (
    <div className="grid gap-3">
      <p className="-mb-1.5 font-semibold text-sm">{t("customer")}</p>
      <div className="flex items-center justify-between gap-3 rounded-md border-[1.5px] border-control bg-card py-1 pr-1 pl-3.5">
        <ClientText client={client} timeZone={timeZone} />
        <Button size="sm" variant="quiet" onClick={() => onChange({ kind: "typing", typed: "" })}>
          {t("change")}
        </Button>
      </div>
      {isUnreachable ? (
        <>
          <p className="text-muted text-sm">{t("contactMissing")}</p>
          <ContactInputs
            value={value}
            onChange={onChange}
            problems={problems}
            isPhoneNeeded={isPhoneNeeded}
          />
        </>
      ) : null}
    </div>
  );
}

type ContactInputsProps = Pick<CustomerFieldProps, "onChange" | "problems" | "isPhoneNeeded"> & {
  value: Known | NewCustomer;
};

/** How somebody can be reached: one of the two is enough, none where the name is. */
function ContactInputs({ value, onChange, problems, isPhoneNeeded }: ContactInputsProps) {
  const t = useTranslations("desk");
  return (
    <>
      <Field
        label={t("phone")}
        error={problems["client.phone"]}
        {...(isPhoneNeeded ? {} : { optional: t("notNeeded") })}
      >
        <TextInput
          type="tel"
          autoComplete="off"
          maxLength={30}
          value={value.phone}
          onChange={(event) => onChange({ ...value, phone: event.currentTarget.value })}
        />
      </Field>
      <Field label={t("email")} optional={t("optional")} error={problems["client.email"]}>
        <TextInput
          type="email"
          autoComplete="off"
          maxLength={254}
          value={value.email}
          onChange={(event) => onChange({ ...value, email: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}

function Finder({ typed, onChange, timeZone, problems, ref }: CustomerFieldProps & { typed: string }) {
  const t = useTranslations("desk");
  const listId = useId();
  const clients = useSuggestions(typed);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const name = typed.trim();
  const choices = [...clients, null];
  const isShown = isOpen && name !== "";
  const optionId = (index: number) => `${listId}-${index}`;

  function choose(client: Suggestion | null) {
    setOpen(false);
    onChange(client === null ? newCustomerOf(name) : knownCustomer(client));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && isShown) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive(
        (now) => (now + step + choices.length + (now === -1 && step === -1 ? 1 : 0)) % choices.length,
      );
    } else if (event.key === "Enter" && isShown) {
      event.preventDefault();
      const chosen = choices[active === -1 ? 0 : active];
      if (chosen !== undefined) choose(chosen);
    }
  }

  return (
    <div className="relative">
      <Field
        label={t("customer")}
        error={problems.client ?? problems["client.name"] ?? problems["client.phone"]}
      >
        <TextInput
          ref={ref}
          role="combobox"
          autoComplete="off"
          placeholder={t("customerHint")}
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
          value={typed}
          onChange={(event) => {
            setOpen(true);
            setActive(-1);
            onChange({ kind: "typing", typed: event.currentTarget.value });
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
      </Field>
      <div
        id={listId}
        role="listbox"
        aria-label={t("suggestions")}
        hidden={!isShown}
        className="mt-1.5 overflow-hidden rounded-md border border-line bg-card"
      >
        {choices.map((client, index) => (
          // The combobox has the keyboard; a press must not take its focus first.
          <div
            key={client?.id ?? "new"}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(client)}
            onKeyDown={() => undefined}
            className={clsx(
              "flex min-h-11 cursor-pointer items-center gap-2 border-line border-t px-3.5 py-2 first:border-0",
              index === active ? "bg-sunken" : "hover:bg-sunken",
            )}
          >
            {client === null ? (
              <>
                <UserPlus aria-hidden="true" className="size-5 shrink-0 text-muted" />
                <NewCustomerText typed={name} />
              </>
            ) : (
              <ClientText client={client} timeZone={timeZone} />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function ClientText({ client, timeZone }: { client: Suggestion; timeZone: string }) {
  const t = useTranslations("desk");
  const locale = useLocale();
  const last = client.last_visit === null ? null : Date.parse(client.last_visit);
  const facts = [
    client.phone ?? client.email,
    client.visits > 0 ? t("visits", { count: client.visits }) : null,
    last === null ? null : t("lastVisit", { day: formatDayOf(last, timeZone, locale) }),
  ];
  return (
    <span className="min-w-0">
      <span className="block font-semibold [overflow-wrap:anywhere]">{client.name}</span>
      <span className="block text-muted text-sm [overflow-wrap:anywhere]">
        {facts.filter(Boolean).join(" · ")}
      </span>
    </span>
  );
}

/** Somebody new, with the number or the address that were typed beside the name. */
function NewCustomerText({ typed }: { typed: string }) {
  const t = useTranslations("desk");
  const { name, phone, email } = newCustomerOf(typed);
  const contacts = [phone, email].filter(Boolean).join(" · ");
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <span className="block font-semibold">{t("newCustomer", { name: name || typed })}</span>
      {name && contacts ? <span className="block text-muted text-sm">{contacts}</span> : null}
    </span>
  );
}

type NewCustomer = Extract<Customer, { kind: "new" }>;
type TypedProps = Omit<CustomerFieldProps, "value"> & { value: NewCustomer; onBack: () => void };

function Typed({ value, onChange, problems, isPhoneNeeded, onBack, ref }: TypedProps) {
  const t = useTranslations("desk");
  const form = useTranslations("form");
  const [isMoved, setMoved] = useState(false);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 flex w-full flex-wrap items-center justify-between gap-3 font-semibold text-sm">
        {t("newCustomerTitle")}
        <Button size="sm" variant="quiet" onClick={onBack}>
          {t("search")}
        </Button>
      </legend>
      <Field label={t("name")} error={problems["client.name"]}>
        <TextInput
          ref={ref}
          autoComplete="off"
          maxLength={200}
          value={value.name}
          onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
          onBlur={() => {
            const sorted = sortedCustomer(value);
            if (sorted === value) return;
            setMoved(true);
            onChange(sorted);
          }}
        />
      </Field>
      <p role="status" className="sr-only">
        {isMoved ? form("contactMoved") : null}
      </p>
      <ContactInputs value={value} onChange={onChange} problems={problems} isPhoneNeeded={isPhoneNeeded} />
    </fieldset>
  );
}
