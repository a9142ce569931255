import { themeScript } from "@/components/ui/navigation/themeScript";
import { accountHintScript } from "../header/accountHint";

/** What runs in the head of every page before the first paint. Policies name it by its hash, so it is the same everywhere. */
export const bootScript = `${themeScript};${accountHintScript}`;
