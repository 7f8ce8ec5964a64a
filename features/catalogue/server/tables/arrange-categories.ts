import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { moveEntry as moveEndpoint, retireEntry as retireEndpoint } from "../../contract/categories.ts";
import { lockSiblings, writeOrder, writeRetired } from "./categories.queries.ts";
import { categoryTable, needEntry } from "./change-categories.ts";

/** Moves a category or group one place; at the end of its list nothing changes. */
export async function moveEntry(
  context: MemberContext,
  { params: { level, id }, body: { to } }: CheckedOf<typeof moveEndpoint>,
): Promise<AnswerOf<typeof moveEndpoint>> {
  return inTransaction(context, async (transaction) => {
    const order = await lockSiblings(transaction, level, id);
    const at = order.indexOf(id);
    if (at < 0) return refuse(moveEndpoint, "catalogue/entry-not-found");
    const next = to === "up" ? at - 1 : at + 1;
    const neighbour = order[next];
    if (neighbour !== undefined) {
      await writeOrder(transaction, level, order.with(at, neighbour).with(next, id));
      await audit(context, transaction, {
        action: "catalogue/category-moved",
        subject: `${level} ${id}`,
        detail: { before: String(at + 1), after: String(next + 1) },
      });
    }
    return categoryTable(transaction);
  });
}

/** Hides a category or group in which nothing is for sale, or shows it again. */
export async function retireEntry(
  context: MemberContext,
  { params: { level, id }, body: { isRetired, revision } }: CheckedOf<typeof retireEndpoint>,
): Promise<AnswerOf<typeof retireEndpoint>> {
  return inTransaction(context, async (transaction) => {
    const { title } = await needEntry(transaction, level, id, revision);
    if (!(await writeRetired(transaction, level, id, isRetired)))
      return refuse(retireEndpoint, "catalogue/goods-for-sale");
    await audit(context, transaction, {
      action: isRetired ? "catalogue/category-hidden" : "catalogue/category-shown",
      subject: `${level} ${id}`,
      detail: { name: title.en },
    });
    return categoryTable(transaction);
  });
}
