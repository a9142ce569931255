import { addOrganisationNumberCall, findPositionCall } from "../../../contract/business/ownPlaces";
import { note } from "../../note";

export const ownPlacesNotes = [
  note(addOrganisationNumberCall, {
    description:
      "For a business that registered without one. Ten digits with a right check digit, written with or without hyphen and century. Once: with another number than the one it has, 409 `organisation_number_set`; the same again changes nothing. 409 `organisation_number_taken` when another business has it. Ten tries an hour.",
    body: { organisation_number: "559940-7318" },
    answer: { organisation_number: "5599407318" },
  }),
  note(findPositionCall, {
    description:
      "With `city`, the middle of that town from the product's own list of Swedish towns. With `address`, too, the geocoder is asked for the door, where the operator has set one (thirty questions in ten minutes). With `latitude` and `longitude`, the towns around that point.",
    query: { city: "Stockholm", address: "Bondegatan 46" },
    answer: {
      towns: "one",
      geocoder: "found",
      point: { latitude: 59.3126, longitude: 18.0858 },
      is_exact: true,
      nearby: [{ name: "Södermalm", latitude: 59.31278, longitude: 18.07577 }],
    },
  }),
];
