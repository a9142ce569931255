import {
  type ImportForm,
  type ImportPreview,
  importFormSchema,
  importPreviewSchema,
} from "@/lib/clients/import/importSchemas";

/** What was chosen for a file that a component has looked at. */
type Looked = { file: string; form: ImportForm };

const preview = "/providers/me/clients/imports/preview";

/**
 * Answers every look at a file of clients in place of the server, until what is returned with the looks is called. A file comes as a
 * form, which `answer` reads none of.
 */
export function answerLooks(script: (looked: Looked) => Promise<"lost" | ImportPreview>): {
  looks: readonly Looked[];
  end: () => void;
} {
  const looks: Looked[] = [];
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const form = init?.body;
    if (input !== preview || !(form instanceof FormData)) return await fetch(input, init);
    const { file, ...fields } = Object.fromEntries(form);
    const looked = { file: file instanceof File ? file.name : "", form: importFormSchema.parse(fields) };
    looks.push(looked);
    const answered = await script(looked);
    if (answered === "lost") throw new TypeError("Failed to fetch");
    return Response.json(importPreviewSchema.parse(answered));
  };
  return { looks, end: () => Object.assign(window, { fetch }) };
}
