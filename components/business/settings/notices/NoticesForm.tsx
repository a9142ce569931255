"use client";

import { useTranslations } from "next-intl";
import { AccountSection } from "@/components/account/AccountSection";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { Checkbox } from "@/components/ui/inputs/Checkbox";
import { RadioGroup } from "@/components/ui/inputs/RadioGroup";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { NoticeSettings, OwnNoticeSettings } from "@/lib/bookings/notices/schemas";

type NoticesFormProps = {
  stored: OwnNoticeSettings;
  /** The address of the sign-in, and the business's own. */
  email: string;
  businessEmail: string;
  /** Whether there are others whose bookings somebody may want to be told of. */
  hasColleagues: boolean;
};

const topics = ["booked", "moved", "cancelled"] as const;
const scopes = ["business", "own"] as const;
const mornings = ["never", "booked", "always"] as const;

/** What a sign-in is told, by mail and in the page. */
export function NoticesForm({ stored, email, businessEmail, hasColleagues }: NoticesFormProps) {
  const t = useTranslations("notices.settings");
  const { can_choose_scope, is_contact, ...initial } = stored;
  const form = useForm<NoticeSettings, OwnNoticeSettings>({
    portal: "provider",
    initial,
    send: (body, locale) => callApi("PUT /providers/me/notice-settings", { body, locale }),
    onSaved: () => notify({ tone: "success", title: t("saved") }),
  });
  const { values } = form;
  const isOfAll = values.scope === "business";
  return (
    <Form form={form} className="mt-6 grid max-w-2xl grid-cols-1 gap-12 noscript:hidden">
      <AccountSection id="what" title={t("what")} lead={t("calendarFile")}>
        {can_choose_scope && hasColleagues ? (
          <RadioGroup
            legend={t("scope")}
            name="scope"
            options={scopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
            value={values.scope}
            onValueChange={(value) => form.change("scope", value === "own" ? "own" : "business")}
            className="mb-6"
          />
        ) : null}
        <div className="border-line border-b">
          {topics.map((topic) => (
            <Topic
              key={topic}
              label={t(`topics.${topic}`)}
              choice={values[topic]}
              onChange={(choice) => form.change(topic, choice)}
            />
          ))}
        </div>
        <p className="mt-3 text-muted text-sm">
          {is_contact && isOfAll ? t("contact", { email: businessEmail }) : t("address", { email })}
        </p>
      </AccountSection>
      <AccountSection
        id="morning"
        title={t("morning")}
        lead={t(can_choose_scope || !isOfAll ? "morningOwn" : "morningLead")}
      >
        <RadioGroup
          legend={t("morning")}
          hideLegend
          name="morning_mail"
          options={mornings.map((value) => ({ value, label: t(`mornings.${value}`) }))}
          value={values.morning_mail}
          onValueChange={(value) =>
            form.change("morning_mail", mornings.find((each) => each === value) ?? "never")
          }
        />
      </AccountSection>
      <div className="grid grid-cols-1 gap-4">
        <FormProblem message={form.message} />
        <Button type="submit" variant="solid" loading={form.isBusy} className="justify-self-start">
          {t("save")}
        </Button>
      </div>
    </Form>
  );
}

type Choice = NoticeSettings["booked"];
type TopicProps = { label: string; choice: Choice; onChange: (choice: Choice) => void };

function Topic({ label, choice, onChange }: TopicProps) {
  const t = useTranslations("notices.settings");
  return (
    <fieldset className="grid grid-cols-1 items-center gap-x-6 border-line border-t py-2 sm:grid-cols-[1fr_auto]">
      <legend className="float-left font-medium sm:py-2.5">{label}</legend>
      <div className="clear-both flex flex-wrap gap-x-6 sm:clear-none sm:col-start-2">
        <Checkbox
          label={t("byMail")}
          checked={choice.by_mail}
          onChange={({ currentTarget }) => onChange({ ...choice, by_mail: currentTarget.checked })}
        />
        <Checkbox
          label={t("inPage")}
          checked={choice.in_page}
          onChange={({ currentTarget }) => onChange({ ...choice, in_page: currentTarget.checked })}
        />
      </div>
    </fieldset>
  );
}

/** What stands there for whoever has no JavaScript. */
export function NoScript() {
  const t = useTranslations("notices.settings");
  return (
    <noscript>
      <Notice tone="info">{t("noScript")}</Notice>
    </noscript>
  );
}
