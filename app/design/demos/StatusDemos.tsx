"use client";

import { useState } from "react";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { Notice } from "@/components/ui/feedback/Notice";
import { content } from "../samples/content";

const { error } = content;

export function DismissDemo() {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <Notice onDismiss={() => setOpen(false)} dismissLabel={content.dismiss}>
      {content.shortNotice}
    </Notice>
  );
}

export function ErrorDemo() {
  const [retrying, setRetrying] = useState(false);
  return (
    <ErrorState
      title={error.title}
      headingLevel={4}
      retryLabel={error.retry}
      onRetry={() => setRetrying(true)}
      retrying={retrying}
      reference={error.reference}
    >
      {error.text}
    </ErrorState>
  );
}
