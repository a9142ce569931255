import { heldHintScript } from "@/components/checkout/hold/heldHint";
import { themeScript } from "@/components/ui/navigation/themeScript";
import { accountHintScript } from "../header/accountHint";

/**
 * The script in the head of every page, before the first paint. The content policy allows it by its hash, so it is the
 * same on all pages.
 */
export const bootScript = `${themeScript};${accountHintScript};${heldHintScript}`;
