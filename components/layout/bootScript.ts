import { themeScript } from "@/components/ui/themeScript";
import { accountHintScript } from "./accountHint";

/** What runs in the head of every page before the first paint. Policies name it by its hash, so it is the same everywhere. */
export const bootScript = `${themeScript};${accountHintScript}`;
