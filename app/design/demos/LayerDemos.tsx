"use client";

import { useState } from "react";
import { Picture } from "@/components/pictures/Picture";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { Dialog } from "@/components/ui/overlays/Dialog";
import { Drawer } from "@/components/ui/overlays/Drawer";
import { notify } from "@/components/ui/overlays/notify";
import { DayRibbon } from "@/components/ui/time/DayRibbon";
import { controls } from "../samples/controls";
import { time } from "../samples/time";

const { layers, toasts, fields } = controls;

export function DialogDemo() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>{layers.dialog}</Button>}
      title={layers.dialogTitle}
      description={layers.dialogText}
      closeLabel={layers.close}
      footer={
        <>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {layers.cancel}
          </Button>
          <Button variant="solid" onClick={() => setOpen(false)}>
            {layers.save}
          </Button>
        </>
      }
    >
      <Field label={fields.name.label}>
        <TextInput defaultValue={layers.drawerTitle} />
      </Field>
    </Dialog>
  );
}

export function ConfirmDemo() {
  return (
    <ConfirmDialog
      trigger={<Button variant="danger">{layers.confirm}</Button>}
      title={layers.confirmTitle}
      description={layers.confirmText}
      confirmLabel={layers.confirmButton}
      cancelLabel={layers.cancel}
      onConfirm={() =>
        notify({ title: toasts.removed, action: { label: toasts.undo, onClick: () => undefined } })
      }
    />
  );
}

export function DrawerDemo({ phone }: { phone: "full" | "bottom" }) {
  const [open, setOpen] = useState(false);
  const sheet = phone === "bottom";
  return (
    <>
      <Button onClick={() => setOpen(true)}>{sheet ? layers.sheet : layers.drawer}</Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        phone={phone}
        width={sheet ? "md" : "lg"}
        title={sheet ? layers.sheetTitle : layers.drawerTitle}
        {...(sheet ? {} : { description: layers.drawerText })}
        closeLabel={layers.close}
        footer={
          <Button variant={sheet ? "solid" : "primary"} block onClick={() => setOpen(false)}>
            {sheet ? layers.sheetButton : time.summary.pay}
          </Button>
        }
      >
        {sheet ? null : (
          <div className="mb-5 aspect-2/1 overflow-hidden rounded-md">
            <Picture seed="p4" category="beauty_wellness" format="wide" />
          </div>
        )}
        <DayRibbon
          {...time.range}
          segments={time.segments.day}
          nowMinute={time.now}
          label={time.ribbonLabel}
          ticks
        />
      </Drawer>
    </>
  );
}

export function ToastDemo() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => notify({ tone: "success", title: toasts.saved })}>{toasts.success}</Button>
      <Button onClick={() => notify({ tone: "error", title: toasts.failed, description: toasts.failedText })}>
        {toasts.error}
      </Button>
      <Button
        onClick={() =>
          notify({ title: toasts.removed, action: { label: toasts.undo, onClick: () => undefined } })
        }
      >
        {toasts.info}
      </Button>
    </div>
  );
}
