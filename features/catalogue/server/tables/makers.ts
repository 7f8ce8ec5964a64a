import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import {
  addMaker as addEndpoint,
  type listMakers as listEndpoint,
  mergeMakers as mergeEndpoint,
  renameMaker as renameEndpoint,
} from "../../contract/makers.ts";
import {
  countProductsOf,
  insertMaker,
  lockMakers,
  type MakerNames,
  renameOnProducts,
  selectMakers,
  writeMerged,
  writeNames,
} from "./makers.queries.ts";

type Table = AnswerOf<typeof listEndpoint>;

/** Who makes the goods, by name. */
export const listMakers = ({ database }: MemberContext): Promise<Table> => makerTable(database);

async function makerTable(reader: Reader): Promise<Table> {
  return { makers: await selectMakers(reader) };
}

/** Adds a maker. */
export async function addMaker(
  context: MemberContext,
  { body }: CheckedOf<typeof addEndpoint>,
): Promise<AnswerOf<typeof addEndpoint>> {
  const names = namesOf(body);
  return inTransaction(context, async (transaction) => {
    const makerId = await insertMaker(transaction, names);
    if (makerId === undefined) return refuse(addEndpoint, "catalogue/maker-there", thereAlready);
    await audit(context, transaction, {
      action: "catalogue/maker-added",
      subject: `maker ${makerId}`,
      detail: { name: namesText(names) },
    });
    return makerTable(transaction);
  });
}

const thereAlready = { fields: { nameEn: "catalogue/maker-there" } } as const;

const namesOf = ({ nameEn, nameTe }: CheckedOf<typeof addEndpoint>["body"]): MakerNames => ({
  nameEn,
  nameTe: nameTe === "" ? null : nameTe,
});
const namesText = ({ nameEn, nameTe }: MakerNames): string =>
  nameTe === null ? nameEn : `${nameEn}, ${nameTe}`;

/** Renames a maker; its products carry the new name at once. */
export async function renameMaker(
  context: MemberContext,
  { params: { makerId }, body: { revision, ...typed } }: CheckedOf<typeof renameEndpoint>,
): Promise<Table> {
  const names = namesOf(typed);
  return inTransaction(context, async (transaction) => {
    const [maker] = await lockMakers(transaction, [makerId]);
    if (!maker) return refuse(renameEndpoint, "catalogue/entry-not-found");
    if (maker.revision !== revision) return refuse(renameEndpoint, "catalogue/entry-changed");
    if (!(await writeNames(transaction, makerId, names)))
      return refuse(renameEndpoint, "catalogue/maker-there", thereAlready);
    await renameOnProducts(transaction, maker.nameEn, names.nameEn);
    await audit(context, transaction, {
      action: "catalogue/maker-renamed",
      subject: `maker ${makerId}`,
      detail: { before: namesText(maker), after: namesText(names) },
    });
    return makerTable(transaction);
  });
}

/** Merges a maker into another, if as many products change as the admin was shown. */
export async function mergeMakers(
  context: MemberContext,
  { params: { makerId }, body: { intoMakerId, products } }: CheckedOf<typeof mergeEndpoint>,
): Promise<Table> {
  if (makerId === intoMakerId)
    return refuse(mergeEndpoint, "catalogue/maker-itself", {
      fields: { intoMakerId: "catalogue/maker-itself" },
    });
  return inTransaction(context, async (transaction) => {
    const locked = await lockMakers(transaction, [makerId, intoMakerId]);
    const maker = locked.find(({ id }) => id === makerId);
    const into = locked.find(({ id }) => id === intoMakerId);
    if (!maker || !into) return refuse(mergeEndpoint, "catalogue/entry-not-found");
    if ((await countProductsOf(transaction, maker.nameEn)) !== products)
      return refuse(mergeEndpoint, "catalogue/entry-changed");
    await writeMerged(transaction, makerId, intoMakerId);
    await renameOnProducts(transaction, maker.nameEn, into.nameEn);
    await audit(context, transaction, {
      action: "catalogue/makers-merged",
      subject: `maker ${makerId}`,
      detail: { before: maker.nameEn, after: into.nameEn, products },
    });
    return makerTable(transaction);
  });
}
