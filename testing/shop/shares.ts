import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { shareProduct } from "#features/feed/contract";
import { type Publication, publish, withdraw } from "#features/feed/server";
import type { TestApp } from "../process/app.ts";
import { aPerson, aProduct, type BuiltProduct, type TestPerson } from "./builders.ts";

let published = 0;

interface At {
  readonly platform: Platform;
}

/** Publishes an update of somebody, as a later feature does; gives the id of its item. */
export async function anUpdate({ platform }: At, wish: Partial<Publication> = {}): Promise<string> {
  published += 1;
  const publication = {
    subject: { kind: "update", key: String(published) },
    event: "SHARE_UPDATE",
    authorProfileId: null,
    text: `Update ${published}`,
    ...wish,
  };
  const id = await inTransaction(platform, (transaction) => publish(platform, transaction, publication));
  if (id === null) throw new Error("the update was published before");
  return id;
}

/** Takes what was published of a subject out of its stream. */
export function withdrawn({ platform }: At, subject: Publication["subject"]): Promise<boolean> {
  return inTransaction(platform, (transaction) => withdraw(platform, transaction, subject));
}

/** An agent's share of a product, both new unless given. */
export async function aShare(
  app: TestApp,
  wish: { readonly title?: string; readonly by?: TestPerson; readonly product?: BuiltProduct } = {},
): Promise<{ readonly itemId: string; readonly by: TestPerson; readonly product: BuiltProduct }> {
  const by = wish.by ?? (await aPerson(app, { firstName: "Padma", roles: ["agent"] }));
  const product = wish.product ?? (await aProduct(app));
  const body = { level3Ids: [product.level3Id], promotionalTitle: wish.title ?? "Sow before the rain" };
  const { status, data, info } = await app.call(shareProduct, { body }, { as: by.cookie });
  if (status !== 201) throw new Error(`the share was refused: ${info}`);
  return { itemId: data.itemId, by, product };
}
