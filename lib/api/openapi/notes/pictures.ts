import {
  addPictureCall,
  describePictureCall,
  orderPicturesCall,
  ownPicturesCall,
  removePictureCall,
} from "../../contract/business/pictures";
import { note } from "../note";

const id = "0b9de5a4-5c7a-4f0e-9d5b-6f1f6f8f2f31";
const second = "c4a1b6de-8f0e-4f0c-8f43-2b7a2a1f9d10";
const hash = "5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef";
const url = (width: number) => `https://stund.example/pictures/${hash}-${width}.webp`;

const picture = {
  id,
  url: url(1600),
  width: 1600,
  height: 1200,
  colour: "#b9a48c",
  alt: "Två frisörstolar vid fönstret",
  sources: [160, 320, 640, 960, 1600].map((width) => ({ url: url(width), width })),
  service_id: null,
  staff_member_id: null,
};

export const pictureNotes = [
  note(ownPicturesCall, {
    description:
      "Those of the business itself in their order, the first is its cover; then those of services and people.",
    answer: [picture],
  }),
  note(addPictureCall, {
    description:
      "A form (`multipart/form-data`) with one file: JPEG, PNG, WebP or AVIF by its content, whatever it is called, of at most 12 MB and 50 million pixels, at least 160 on each side and neither side more than five times as long as the other. What is kept are its pixels alone, upright, as WebP of up to five widths: position, camera and everything else in the file is gone. A business shows up to twelve pictures of itself (409 `picture_limit`); a service and a person have one, which a new one replaces. Two uploads of a business are worked on or wait at a time; a third is 429. `profile_image_url` and `image_url` name the first picture from then on, and what `PUT` calls say of them is ignored until it is removed.",
    body: { alt: picture.alt },
    answer: picture,
  }),
  note(orderPicturesCall, {
    description:
      "The first is the cover, on cards and wherever there is room for one. Name every picture of the business itself: 409 `pictures_changed` when one is missing or not there.",
    body: { picture_ids: [second, id] },
  }),
  note(describePictureCall, {
    description: "It is read to whoever does not see the picture.",
    params: { id },
    body: { alt: "Två frisörstolar vid fönstret" },
  }),
  note(removePictureCall, {
    description:
      "It is shown nowhere from now on; its address answers for about a day more. A second time is 404.",
    params: { id },
  }),
];
