import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import {
  addCategory as addCategoryEndpoint,
  addGroup as addGroupEndpoint,
  addUsualCategories as addUsualEndpoint,
  changeCategory as changeCategoryEndpoint,
  type changeGroup as changeGroupEndpoint,
  type Level,
  type listCategoryTable as listEndpoint,
} from "../../contract/categories.ts";
import { usualCategories } from "../../contract/usual-categories.ts";
import {
  addCategoryRow,
  addGroupRow,
  type EntryLook,
  hasCategories,
  insertCategories,
  type LockedEntry,
  lockEntry,
  outdateWords,
  selectCategoryTable,
  writeLook,
} from "./categories.queries.ts";
import { slugOf } from "./slug.ts";

type Table = AnswerOf<typeof listEndpoint>;

/** All categories and groups with their products. */
export const listCategoryTable = ({ database }: MemberContext): Promise<Table> => categoryTable(database);

/** The table as each change answers it. */
export async function categoryTable(reader: Reader): Promise<Table> {
  return { categories: await selectCategoryTable(reader) };
}

/** Adds the usual categories with their groups where the store has none. */
export async function addUsualCategories(context: MemberContext): Promise<AnswerOf<typeof addUsualEndpoint>> {
  return inTransaction(context, async (transaction) => {
    if (await hasCategories(transaction)) return refuse(addUsualEndpoint, "catalogue/categories-there");
    const added = await insertCategories(transaction, usualCategories);
    if (added > 0)
      await audit(context, transaction, {
        action: "catalogue/usual-categories-added",
        subject: "categories",
        detail: { categories: added },
      });
    return categoryTable(transaction);
  });
}

/** Adds a category at the end. */
export async function addCategory(
  context: MemberContext,
  { body }: CheckedOf<typeof addCategoryEndpoint>,
): Promise<AnswerOf<typeof addCategoryEndpoint>> {
  return inTransaction(context, async (transaction) => {
    const id = await addCategoryRow(transaction, { ...body, slug: slugOf(body.titleEn) });
    if (id === undefined) return refuse(addCategoryEndpoint, "catalogue/name-taken", nameTaken);
    await noteAdded(context, transaction, `category ${id}`, body);
    return categoryTable(transaction);
  });
}

/** Adds a group at the end of a category. */
export async function addGroup(
  context: MemberContext,
  { params: { level1Id }, body }: CheckedOf<typeof addGroupEndpoint>,
): Promise<AnswerOf<typeof addGroupEndpoint>> {
  return inTransaction(context, async (transaction) => {
    const category = await lockEntry(transaction, "category", level1Id);
    if (!category) return refuse(addGroupEndpoint, "catalogue/entry-not-found");
    const id = await addGroupRow(transaction, { ...body, level1Id, slug: slugOf(body.titleEn) });
    if (id === undefined) return refuse(addGroupEndpoint, "catalogue/name-taken", nameTaken);
    await noteAdded(context, transaction, `group ${id}`, body);
    return categoryTable(transaction);
  });
}

const nameTaken = { fields: { titleEn: "catalogue/name-taken" } } as const;

async function noteAdded(
  context: MemberContext,
  transaction: Transaction,
  subject: string,
  { titleEn, titleTe }: EntryLook,
): Promise<void> {
  await audit(context, transaction, {
    action: "catalogue/category-added",
    subject,
    detail: { name: `${titleEn}, ${titleTe}` },
  });
}

/** Changes names, drawing and tint of a category. */
export async function changeCategory(
  context: MemberContext,
  { params: { level1Id }, body }: CheckedOf<typeof changeCategoryEndpoint>,
): Promise<Table> {
  return changeLook(context, "category", level1Id, body);
}

/** Changes names and drawing of a group. */
export async function changeGroup(
  context: MemberContext,
  { params: { level2Id }, body }: CheckedOf<typeof changeGroupEndpoint>,
): Promise<Table> {
  return changeLook(context, "group", level2Id, body);
}

type NewLook = EntryLook & Partial<Pick<CheckedOf<typeof changeCategoryEndpoint>["body"], "bed">>;

async function changeLook(
  context: MemberContext,
  level: Level,
  id: number,
  { revision, ...look }: NewLook & { readonly revision: number },
): Promise<Table> {
  return inTransaction(context, async (transaction) => {
    const entry = await needEntry(transaction, level, id, revision);
    await writeLook(transaction, level, id, look);
    if (entry.title.en !== look.titleEn || entry.title.te !== look.titleTe)
      await outdateWords(transaction, level, id);
    await audit(context, transaction, {
      action: "catalogue/category-changed",
      subject: `${level} ${id}`,
      detail: {
        before: lookText({ titleEn: entry.title.en, titleTe: entry.title.te, ...pictureOf(entry) }),
        after: lookText(look),
      },
    });
    return categoryTable(transaction);
  });
}

const pictureOf = ({ drawing, bed }: LockedEntry) => ({ drawing, ...(bed && { bed }) });

const lookText = ({ titleEn, titleTe, drawing, bed }: NewLook): string =>
  [titleEn, titleTe, drawing, bed].filter((word) => word !== undefined).join(", ");

/** A category or group, locked, in the state that was looked at. @throws AppError where it is gone or was changed since. */
export async function needEntry(
  transaction: Transaction,
  level: Level,
  id: number,
  revision: number | undefined,
): Promise<LockedEntry> {
  const entry = await lockEntry(transaction, level, id);
  if (!entry) return refuse(changeCategoryEndpoint, "catalogue/entry-not-found");
  if (revision !== undefined && entry.revision !== revision)
    return refuse(changeCategoryEndpoint, "catalogue/entry-changed");
  return entry;
}
