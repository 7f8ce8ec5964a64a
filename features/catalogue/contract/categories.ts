import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { bed } from "#features/store/contract/store.ts";
import { revision, rowIdInUrl, titleFields } from "./table-fields.ts";
import { usualDrawings } from "./usual-categories.ts";

/** The two levels above products. */
const levels = ["category", "group"] as const;
export type Level = (typeof levels)[number];

const entry = {
  slug: z.string(),
  title: localizedText,
  drawing: z.string(),
  revision,
  /** Offered for no new product, and out of the store while nothing in it is for sale. */
  isRetired: z.boolean(),
  /** All of its products, whether for sale or not. */
  products: z.int(),
  forSale: z.int(),
};

const tableGroup = z.object({ level2Id: z.int(), ...entry });
export type TableGroup = z.output<typeof tableGroup>;

const tableCategory = z.object({ level1Id: z.int(), ...entry, bed, groups: z.array(tableGroup) });
export type TableCategory = z.output<typeof tableCategory>;

/** The whole table in the order of the store: each change answers with it. */
const table = z.object({ categories: z.array(tableCategory) });

const groupBody = z.object({ ...titleFields, drawing: z.enum(usualDrawings) });
const categoryBody = z.extend(groupBody, { bed });

export const listCategoryTable = endpoint({
  name: "catalogue/list-category-table",
  summary:
    "For the platform admin: all categories and groups in the order of the store, with their products.",
  method: "GET",
  path: "/v2/admin/categories",
  permission: "platform-admin",
  answer: table,
  errors: {},
});

export const addUsualCategories = endpoint({
  name: "catalogue/add-usual-categories",
  summary:
    "The platform admin begins with the usual categories and groups of a farm store, where there are none yet.",
  method: "POST",
  path: "/v2/admin/categories/usual",
  permission: "platform-admin",
  answer: table,
  success: "CREATED",
  errors: { "catalogue/categories-there": 409 },
});

export const addCategory = endpoint({
  name: "catalogue/add-category",
  summary: "The platform admin adds a category at the end; its address is made of the English name, once.",
  method: "POST",
  path: "/v2/admin/categories",
  permission: "platform-admin",
  body: categoryBody,
  answer: table,
  success: "CREATED",
  errors: { "catalogue/name-taken": 409 },
});

export const addGroup = endpoint({
  name: "catalogue/add-group",
  summary: "The platform admin adds a group at the end of a category.",
  method: "POST",
  path: "/v2/admin/categories/{level1Id}/groups",
  permission: "platform-admin",
  params: z.object({ level1Id: rowIdInUrl }),
  body: groupBody,
  answer: table,
  success: "CREATED",
  errors: { "catalogue/name-taken": 409, "catalogue/entry-not-found": 404 },
});

const changeErrors = { "catalogue/entry-not-found": 404, "catalogue/entry-changed": 409 } as const;

export const changeCategory = endpoint({
  name: "catalogue/change-category",
  summary: "The platform admin changes names, drawing and tint of a category; its address stays.",
  method: "PUT",
  path: "/v2/admin/categories/{level1Id}",
  permission: "platform-admin",
  params: z.object({ level1Id: rowIdInUrl }),
  body: z.extend(categoryBody, { revision }),
  answer: table,
  errors: changeErrors,
});

export const changeGroup = endpoint({
  name: "catalogue/change-group",
  summary: "The platform admin changes names and drawing of a group; its address stays.",
  method: "PUT",
  path: "/v2/admin/groups/{level2Id}",
  permission: "platform-admin",
  params: z.object({ level2Id: rowIdInUrl }),
  body: z.extend(groupBody, { revision }),
  answer: table,
  errors: changeErrors,
});

const ofEntry = z.object({ level: z.enum(levels), id: rowIdInUrl });

export const moveEntry = endpoint({
  name: "catalogue/move-entry",
  summary:
    "The platform admin moves a category, or a group inside its category, one place up or down; at the end it stays.",
  method: "POST",
  path: "/v2/admin/catalogue/{level}/{id}/move",
  permission: "platform-admin",
  params: ofEntry,
  body: z.object({ to: z.enum(["up", "down"]) }),
  answer: table,
  errors: { "catalogue/entry-not-found": 404 },
});

export const retireEntry = endpoint({
  name: "catalogue/retire-entry",
  summary:
    "The platform admin hides a category or group in which nothing is for sale, or shows it again. What sellers list there later brings it back into the store.",
  method: "PUT",
  path: "/v2/admin/catalogue/{level}/{id}/retirement",
  permission: "platform-admin",
  params: ofEntry,
  body: z.object({ isRetired: z.boolean(), revision }),
  answer: table,
  errors: { ...changeErrors, "catalogue/goods-for-sale": 409 },
});
