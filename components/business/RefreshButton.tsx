import { RotateCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";

/** Reloads the data of the page. */
export function RefreshButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  const t = useTranslations("providerArea");
  return (
    <Button
      size="sm"
      icon={<RotateCw aria-hidden="true" />}
      loading={busy}
      loadingLabel={t("refreshing")}
      onClick={onClick}
    >
      {t("refresh")}
    </Button>
  );
}
