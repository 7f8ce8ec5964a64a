import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { oneLine } from "#engine/contract/typed-text.ts";
import { revision, titleFields } from "./table-fields.ts";

/** The slug of a crop in a request; whether there is such a crop is said by the table. */
export const cropSlug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));

/** Crops that the table may hold, and that one person may choose. */
export const mostCropsOfTable = 100;
/** Other names of one crop. */
export const mostOtherNames = 12;

const tableCrop = z.object({
  slug: z.string(),
  title: localizedText,
  /** By which it is found too, in either language. */
  otherNames: z.array(z.string()),
  /** Offered nowhere, and shown where it was chosen before. */
  isWithdrawn: z.boolean(),
  revision,
  /** Products that are for this crop, whether for sale or not. */
  products: z.int(),
});
export type TableCrop = z.output<typeof tableCrop>;

const table = z.object({
  /** In the order in which they are offered. */
  crops: z.array(tableCrop),
  /** Products whose search words and crops still follow an earlier table. */
  productsWaiting: z.int(),
});

const names = z.object({
  ...titleFields,
  otherNames: z.array(oneLine(2, 40).check(z.regex(/\p{L}/u))).check(z.maxLength(mostOtherNames)),
});
const ofCrop = z.object({ slug: cropSlug });
const changeErrors = { "catalogue/entry-not-found": 404, "catalogue/entry-changed": 409 } as const;
const nameErrors = { "catalogue/crop-name-taken": 409 } as const;

export const listCropTable = endpoint({
  name: "catalogue/list-crop-table",
  summary: "For the platform admin: all crops in the order in which they are offered, with their products.",
  method: "GET",
  path: "/v2/admin/crops",
  permission: "platform-admin",
  answer: table,
  errors: {},
});

export const addCrop = endpoint({
  name: "catalogue/add-crop",
  summary:
    "The platform admin adds a crop at the end; it can be chosen at once, and within minutes its products are found by each of its names.",
  method: "POST",
  path: "/v2/admin/crops",
  permission: "platform-admin",
  body: names,
  answer: table,
  success: "CREATED",
  errors: { ...nameErrors, "catalogue/too-many-crops": 409 },
});

export const changeCrop = endpoint({
  name: "catalogue/change-crop",
  summary: "The platform admin changes the names of a crop; its address stays.",
  method: "PUT",
  path: "/v2/admin/crops/{slug}",
  permission: "platform-admin",
  params: ofCrop,
  body: z.extend(names, { revision }),
  answer: table,
  errors: { ...changeErrors, ...nameErrors },
});

export const moveCrop = endpoint({
  name: "catalogue/move-crop",
  summary: "The platform admin moves a crop one place up or down; at the end it stays.",
  method: "POST",
  path: "/v2/admin/crops/{slug}/move",
  permission: "platform-admin",
  params: ofCrop,
  body: z.object({ to: z.enum(["up", "down"]) }),
  answer: table,
  errors: { "catalogue/entry-not-found": 404 },
});

export const withdrawCrop = endpoint({
  name: "catalogue/withdraw-crop",
  summary:
    "The platform admin withdraws a crop, so that it can be chosen no more and stays where it was chosen, or offers it again.",
  method: "PUT",
  path: "/v2/admin/crops/{slug}/withdrawal",
  permission: "platform-admin",
  params: ofCrop,
  body: z.object({ isWithdrawn: z.boolean(), revision }),
  answer: table,
  errors: changeErrors,
});
