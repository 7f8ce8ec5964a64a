import * as z from "zod/mini";
import { v2 } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { cropSlug } from "#features/catalogue/contract/crops.ts";
import { mostCrops, shareId } from "./update.ts";

/** Why an update stands in the list "For you"; each begins with a letter of its own, by which lists are kept. */
export const reasonKinds = [
  "own",
  "village",
  "followed",
  "crop",
  "district",
  "talked",
  "language",
  "new",
  "everyone",
] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** The strongest reason of a place in the list; `crop` is the slug of a crop of the reader. */
export const reason = z.object({ kind: z.enum(reasonKinds), crop: z.nullable(z.string()) });
export type Reason = z.output<typeof reason>;

/** The two orders of what everybody writes: pure time, or what concerns the reader. */
export const listOrders = ["newest", "for-you"] as const;
export type ListOrder = (typeof listOrders)[number];

const sort = z.enum(listOrders);
const ownCrops = z.array(cropSlug).check(z.maxLength(mostCrops));
const reading = z.object({ sort, crops: ownCrops });
export type Reading = z.output<typeof reading>;

export const readReading = endpoint({
  name: "updates/read-reading",
  summary: "In which order the caller reads updates, and the crops that he has chosen for it.",
  method: "GET",
  path: `${v2}/updates/reading`,
  permission: "member",
  answer: reading,
  errors: {},
});

export const chooseReading = endpoint({
  name: "updates/choose-reading",
  summary: "Keeps in which order the caller reads updates, and his crops; what is left out stays as it is.",
  method: "PUT",
  path: `${v2}/updates/reading`,
  permission: "member",
  limit: { hits: 120, windowInMinutes: 60 },
  body: z.object({ sort: z.optional(sort), crops: z.optional(ownCrops) }),
  answer: reading,
  errors: { "updates/crop-not-offered": 422 },
});

/** Updates that one call tells of at most. */
export const mostSeenAtOnce = 50;

export const tellSeen = endpoint({
  name: "updates/tell-seen",
  summary:
    "Tells which updates the caller has had before his eyes, many at a time: they come later in his list, and one on trial is counted once for him.",
  method: "POST",
  path: `${v2}/updates/seen`,
  permission: "member",
  limit: { hits: 240, windowInMinutes: 60 },
  body: z.object({ shareIds: z.array(shareId).check(z.minLength(1), z.maxLength(mostSeenAtOnce)) }),
  answer: z.object({ told: z.int() }),
  errors: {},
});
