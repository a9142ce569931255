import {
  type ImportForm,
  type ImportPreview,
  importFormSchema,
  importPreviewSchema,
} from "@/lib/clients/import/importSchemas";

const path = "/providers/me/clients/imports/preview";

/**
 * Answers the calls for a preview of an import in place of the server, until `end` is called. `answer` cannot, since it reads
 * bodies of JSON alone, and a file is sent as a form.
 */
export function answerPreviews(script: (form: ImportForm) => Promise<"lost" | ImportPreview>): {
  /** The forms that were sent, without their files. */
  forms: readonly ImportForm[];
  end: () => void;
} {
  const forms: ImportForm[] = [];
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const body = init?.body;
    if (input !== path || !(body instanceof FormData)) return await fetch(input, init);
    const { file: _, ...fields } = Object.fromEntries(body);
    const form = importFormSchema.parse(fields);
    forms.push(form);
    const preview = await script(form);
    if (preview === "lost") throw new TypeError("Failed to fetch");
    return Response.json(importPreviewSchema.parse(preview));
  };
  return { forms, end: () => Object.assign(window, { fetch }) };
}
