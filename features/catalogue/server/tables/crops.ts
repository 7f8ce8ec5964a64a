import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import {
  addCrop as addEndpoint,
  changeCrop as changeEndpoint,
  type listCropTable as listEndpoint,
  mostCropsOfTable,
  moveCrop as moveEndpoint,
  type withdrawCrop as withdrawEndpoint,
} from "../../contract/crops.ts";
import { readAdminWords } from "../search/admin-words.queries.ts";
import { foldForSearch } from "../search/search-words.ts";
import {
  type CropNamesTyped,
  insertCrop,
  type LockedCrop,
  lockCrops,
  selectCropTable,
  writeCropNames,
  writeCropOrder,
  writeWithdrawn,
} from "./crops.queries.ts";
import { slugOf } from "./slug.ts";
import { countOutdated } from "./synonyms.queries.ts";

type Table = AnswerOf<typeof listEndpoint>;

/** The crops that people, updates, questions and goods are about. */
export const listCropTable = ({ database }: MemberContext): Promise<Table> => cropTable(database);

async function cropTable(reader: Reader): Promise<Table> {
  const crops = await selectCropTable(reader);
  const { version } = await readAdminWords(reader);
  return { crops, productsWaiting: await countOutdated(reader, version) };
}

/** Adds a crop at the end; its address is made of the English name, once. */
export async function addCrop(
  context: MemberContext,
  { body }: CheckedOf<typeof addEndpoint>,
): Promise<AnswerOf<typeof addEndpoint>> {
  const names = namesOf(body);
  const slug = slugOf(names.titleEn).slice(0, longestSlug).replace(/-$/, "");
  return inTransaction(context, async (transaction) => {
    const crops = await lockCrops(transaction);
    if (crops.length >= mostCropsOfTable) return refuse(addEndpoint, "catalogue/too-many-crops");
    needFreeNames(names, crops);
    if (slug === "" || crops.some((crop) => crop.slug === slug)) return refuseName("titleEn", names.titleEn);
    await insertCrop(transaction, { ...names, slug });
    await audit(context, transaction, {
      action: "catalogue/crop-added",
      subject: `crop ${slug}`,
      detail: { name: namesText(names) },
    });
    return cropTable(transaction);
  });
}

const longestSlug = 60;

/** Each name once: what is a title already is no other name. */
function namesOf({ titleEn, titleTe, otherNames }: CropNamesTyped): CropNamesTyped {
  const others = new Map(otherNames.map((name) => [foldForSearch(name), name]));
  for (const title of [titleEn, titleTe]) others.delete(foldForSearch(title));
  return { titleEn, titleTe, otherNames: [...others.values()] };
}

const namesText = ({ titleEn, titleTe, otherNames }: CropNamesTyped): string =>
  [titleEn, titleTe, ...otherNames].join(", ");

/** Refuses a name that another crop has, beside its field: by one name one crop is found. */
function needFreeNames(
  { titleEn, titleTe, otherNames }: CropNamesTyped,
  others: readonly LockedCrop[],
): void {
  const taken = new Set(
    others.flatMap((crop) => [crop.titleEn, crop.titleTe, ...crop.otherNames].map(foldForSearch)),
  );
  const isTaken = (name: string): boolean => taken.has(foldForSearch(name));
  if (isTaken(titleEn)) refuseName("titleEn", titleEn);
  if (isTaken(titleTe)) refuseName("titleTe", titleTe);
  const other = otherNames.find(isTaken);
  if (other !== undefined) refuseName("otherNames", other);
}

function refuseName(field: keyof CropNamesTyped, name: string): never {
  const code = "catalogue/crop-name-taken";
  return refuse(addEndpoint, code, { values: { name }, fields: { [field]: code } });
}

/** Changes the names of a crop. */
export async function changeCrop(
  context: MemberContext,
  { params: { slug }, body: { revision, ...typed } }: CheckedOf<typeof changeEndpoint>,
): Promise<Table> {
  const names = namesOf(typed);
  return inTransaction(context, async (transaction) => {
    const { crop, others } = await needCrop(transaction, slug, revision);
    needFreeNames(names, others);
    await writeCropNames(transaction, slug, names);
    await audit(context, transaction, {
      action: "catalogue/crop-changed",
      subject: `crop ${slug}`,
      detail: { before: namesText(crop), after: namesText(names) },
    });
    return cropTable(transaction);
  });
}

/** A crop in the state that was looked at, and the others. @throws AppError where it is not there or was changed since. */
async function needCrop(
  transaction: Transaction,
  slug: string,
  revision: number,
): Promise<{ readonly crop: LockedCrop; readonly others: readonly LockedCrop[] }> {
  const crops = await lockCrops(transaction);
  const crop = crops.find((each) => each.slug === slug);
  if (!crop) return refuse(changeEndpoint, "catalogue/entry-not-found");
  if (crop.revision !== revision) return refuse(changeEndpoint, "catalogue/entry-changed");
  return { crop, others: crops.filter((each) => each !== crop) };
}

/** Moves a crop one place; at the end of the list nothing changes. */
export async function moveCrop(
  context: MemberContext,
  { params: { slug }, body: { to } }: CheckedOf<typeof moveEndpoint>,
): Promise<Table> {
  return inTransaction(context, async (transaction) => {
    const order = (await lockCrops(transaction)).map((crop) => crop.slug);
    const at = order.indexOf(slug);
    if (at < 0) return refuse(moveEndpoint, "catalogue/entry-not-found");
    const next = to === "up" ? at - 1 : at + 1;
    const neighbour = order[next];
    if (neighbour !== undefined) {
      await writeCropOrder(transaction, order.with(at, neighbour).with(next, slug));
      await audit(context, transaction, {
        action: "catalogue/crop-moved",
        subject: `crop ${slug}`,
        detail: { before: String(at + 1), after: String(next + 1) },
      });
    }
    return cropTable(transaction);
  });
}

/** Withdraws a crop from choice, or offers it again. */
export async function withdrawCrop(
  context: MemberContext,
  { params: { slug }, body: { isWithdrawn, revision } }: CheckedOf<typeof withdrawEndpoint>,
): Promise<Table> {
  return inTransaction(context, async (transaction) => {
    const { crop } = await needCrop(transaction, slug, revision);
    if (crop.isWithdrawn !== isWithdrawn) {
      await writeWithdrawn(transaction, slug, isWithdrawn);
      await audit(context, transaction, {
        action: isWithdrawn ? "catalogue/crop-withdrawn" : "catalogue/crop-offered-again",
        subject: `crop ${slug}`,
        detail: { name: crop.titleEn },
      });
    }
    return cropTable(transaction);
  });
}
