"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { Button } from "@/components/ui/actions/Button";
import { Dialog } from "@/components/ui/overlays/Dialog";
import type { OwnService } from "@/lib/business/ownServices";
import type { FilingChoices } from "@/lib/catalogue/edit/serviceChoices";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import { ServicePicture, WaitingPicture } from "../pictures/ServicePicture";
import { useWaitingPicture } from "../pictures/useWaitingPicture";
import { EditEffects } from "./EditEffects";
import { NewerService } from "./NewerService";
import { ServiceFields, type UsualPauses } from "./ServiceFields";
import { ServicePreview } from "./ServicePreview";
import { type SavedService, useServiceForm } from "./useServiceForm";

type ServiceDialogProps = {
  /** The service to change; null for a new one. */
  service: OwnService | null;
  saved: SavedService;
  choices: FilingChoices;
  pauses: UsualPauses;
  people: readonly OwnStaffMember[];
  /** The business whose edits are kept while signing in again. */
  providerId: string;
  close: () => Promise<void>;
  /** Reloads the page. */
  refresh: () => Promise<void>;
};

/** Adds or changes a service; a full page on phones. */
export function ServiceDialog(props: ServiceDialogProps) {
  const { service, saved, choices, pauses, people, providerId, close, refresh } = props;
  const t = useTranslations("providerArea.services.form");
  const common = useTranslations("common");
  const id = service?.id ?? null;
  const picture = useWaitingPicture();
  const [isPictureChanged, setPictureChanged] = useState(false);
  const { form, before, conflicts } = useServiceForm({ id, saved, picture, providerId, close, refresh });
  const leave = () =>
    form.leave(async () => {
      await close();
      // A refresh that began while the dialog was open was aborted by the change of the address.
      if (isPictureChanged) void refresh();
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) leave();
      }}
      wholePage
      size="lg"
      title={id === null ? t("addTitle") : t("editTitle")}
      closeLabel={common("close")}
      footer={
        <>
          <Button onClick={leave}>{t("cancel")}</Button>
          <Button type="submit" form={form.id} variant="solid" loading={form.isBusy}>
            {t(id === null ? "add" : "save")}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[1fr_17rem]">
        <div className="@container min-w-0">
          <Form form={form} className="grid grid-cols-1 gap-5">
            <ServiceFields
              form={form}
              choices={choices}
              pauses={pauses}
              people={people}
              picture={
                service === null ? (
                  <WaitingPicture
                    picture={form.values.picture}
                    file={picture.file}
                    onFile={(file) => {
                      picture.setFile(file);
                      const name = file?.name ?? "";
                      // A new picture needs a new alternative text.
                      const { picture: last, picture_alt } = form.values;
                      form.changeAll({ picture: name, picture_alt: name === last ? picture_alt : "" });
                    }}
                    alt={form.fieldProps("picture_alt")}
                  />
                ) : (
                  <ServicePicture
                    service={service}
                    onChanged={() => {
                      setPictureChanged(true);
                      void refresh();
                    }}
                  />
                )
              }
            />
            {conflicts === null ? null : (
              <NewerService form={form} conflicts={conflicts} choices={choices} people={people} />
            )}
            <FormProblem message={form.message} />
          </Form>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5 md:sticky md:top-20">
          <ServicePreview values={form.values} choices={choices} />
          {id === null ? null : (
            <EditEffects
              before={before}
              after={form.values}
              isPictureChanged={isPictureChanged}
              {...{ choices, pauses, people }}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}
