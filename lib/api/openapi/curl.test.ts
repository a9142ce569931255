import { expect, it } from "vitest";
import { curlOf } from "./curl";
import { openApiDocument } from "./document";
import { callsOf } from "./reading";

const document = openApiDocument({
  url: "https://stund.example",
  cookieNames: { customer: "customer", provider: "provider" },
});

it("curlOf names a file and the fields beside it, and leaves the type of the form to curl", () => {
  const call = callsOf(document).find(({ operation }) => operation.operationId === "addPicture");
  if (!call) throw new Error("addPicture is not described");
  const { operation, path, method } = call;
  const command = curlOf(operation, { document, path, method });
  expect(command).toContain("-F 'picture=@picture.jpg'");
  expect(command).toContain("-F 'alt=");
  expect(command).not.toContain("Content-Type");
});
