import { expect, it } from "vitest";
import { mapEmbedUrl } from "./mapEmbed";

const place = { latitude: 59.3293, longitude: 18.0686, address: "Åsögatan 12 B", city: "Stockholm" };
const parametersOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

it("asks for the address and city, centred on the coordinates, as a road map of the streets around", () => {
  const url = mapEmbedUrl(place, "key-1");
  expect(new URL(url).origin + new URL(url).pathname).toBe("https://www.google.com/maps/embed/v1/place");
  expect(parametersOf(url)).toEqual({
    key: "key-1",
    q: "Åsögatan 12 B, Stockholm",
    center: "59.3293,18.0686",
    zoom: "14",
    maptype: "roadmap",
  });
});

it.each([
  [{ address: "" }, "Stockholm"],
  [{ city: "" }, "Åsögatan 12 B"],
  [{ address: "", city: "" }, "59.3293,18.0686"],
])("with %o asks for %j", (missing, query) => {
  expect(parametersOf(mapEmbedUrl({ ...place, ...missing }, "k")).q).toBe(query);
});
