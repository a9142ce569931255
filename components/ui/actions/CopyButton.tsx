"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { LiveMessage } from "../feedback/LiveMessage";
import { Button } from "./Button";
import { IconButton } from "./IconButton";

type CopyButtonProps = {
  value: string;
  label: string;
  copiedLabel: string;
  onCopied?: () => void;
  /** Called when the clipboard is missing or refuses. */
  onError?: () => void;
  /** Shows the label beside the icon. */
  showLabel?: boolean;
  className?: string;
};

const confirmationMs = 2_000;

/** Copies a text and confirms it for two seconds. */
export function CopyButton({
  value,
  label,
  copiedLabel,
  onCopied,
  onError,
  showLabel = false,
  className,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      onCopied?.();
    } catch {
      // The clipboard is missing on insecure origins, and refuses without permission.
      onError?.();
    }
  }

  const icon = copied ? <Check aria-hidden="true" className="text-positive" /> : <Copy aria-hidden="true" />;
  return (
    <>
      {showLabel ? (
        <Button size="sm" icon={icon} onClick={copy} {...(className ? { className } : {})}>
          {copied ? copiedLabel : label}
        </Button>
      ) : (
        <IconButton label={label} onClick={copy} className={className}>
          {icon}
        </IconButton>
      )}
      <LiveMessage message={copied ? copiedLabel : ""} />
    </>
  );
}
