"use client";

import { Printer } from "lucide-react";
import { Button } from "@/components/ui/actions/Button";

export function PrintButton({ label }: { label: string }) {
  return (
    <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
      {label}
    </Button>
  );
}
