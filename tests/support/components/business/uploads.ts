import type { AnswerOf } from "@/lib/api/client";

type Added = AnswerOf<"POST /providers/me/pictures">;

/** A file that a component sent, with the fields beside it. */
type SentPicture = { file: string; fields: Record<string, string> };

type Reply = "lost" | { message: string } | Partial<Added>;

let reply: (sent: SentPicture) => Reply = () => "lost";

/** In place of the browser's own, by which pictures alone are sent, since `fetch` tells no progress. */
class UploadRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = "";
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  getResponseHeader = () => null;

  send(form: FormData): void {
    const picture = form.get("picture");
    const file = picture instanceof File ? picture.name : "";
    const fields = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    );
    const answered = reply({ file, fields });
    if (answered !== "lost") {
      const isRefused = "message" in answered;
      this.status = isRefused ? 422 : 201;
      this.responseText = JSON.stringify(
        isRefused ? { code: "picture_format", ...answered } : added(file, answered),
      );
    }
    queueMicrotask(() => this.dispatchEvent(new Event("loadend")));
  }
}

const added = (file: string, changes: Partial<Added>): Added => ({
  ...{ id: crypto.randomUUID(), url: `https://example.se/pictures/${file}`, width: 800, height: 600 },
  ...{ colour: "#24568a", alt: "", sources: [], service_id: null, staff_member_id: null },
  ...changes,
});

/** Answers every picture that is sent from now on. Returns them, as they come. */
export function answerUploads(script: (sent: SentPicture) => Reply): readonly SentPicture[] {
  const sent: SentPicture[] = [];
  reply = (each) => {
    sent.push(each);
    return script(each);
  };
  Reflect.set(window, "XMLHttpRequest", UploadRequest);
  return sent;
}

/** A file as it is chosen. */
export const photo = (name: string): File => new File(["photo"], name, { type: "image/jpeg" });
