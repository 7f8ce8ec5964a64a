import type { Same } from "#engine/web/words/language.ts";
import type { en } from "./gallery.en.ts";

export const te: Same<typeof en> = {
  photos: "ఫోటోలు",
  photoOf: (title, number, count) => (count === 1 ? title : `${title}, ఫోటో ${number}/${count}`),
  photoAt: (number, count) => `ఫోటో ${number}/${count}`,
  enlarge: (number, count) => `ఫోటో పెద్దదిగా చూడండి ${number}/${count}`,
  photoBefore: "ముందు ఫోటో",
  photoAfter: "తర్వాత ఫోటో",
  larger: "పెద్దదిగా చూడండి",
  smaller: "చిన్నదిగా చూడండి",
  closePhotos: "మూసేయండి",
};
