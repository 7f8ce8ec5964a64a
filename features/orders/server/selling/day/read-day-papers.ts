import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { Language } from "#engine/contract/language.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { FileBytes } from "#features/files/contract/files.ts";
import {
  type readDayList as listEndpoint,
  mostDayOrders,
  readPackingSlips as slipsEndpoint,
} from "../../../contract/seller-day.ts";
import {
  type DayOrderRow,
  findBusinessName,
  selectDayOrders,
  selectOrdersToPrint,
  sumPacksToPack,
} from "./day.queries.ts";
import { dayList, type PaperFacts, packingSlips } from "./day-papers.ts";

/** So many parcels stand in a day list; more would be no list for one day. */
const mostHandOvers = 300;

/** Packing slips of the named orders, or of the first that are to be packed; made anew each time, since lines change. */
export async function readPackingSlips(
  context: SellerContext,
  { query }: CheckedOf<typeof slipsEndpoint>,
): Promise<FileBytes> {
  const named = [...new Set(query.orders.split(",").filter(Boolean))].slice(0, mostDayOrders);
  const orders = await ordersOfSlips(context, named);
  if (orders.length === 0) return refuse(slipsEndpoint, "orders/nothing-to-pack");
  const facts = await paperFacts(context, query.language);
  const bytes = await context.printer.print(packingSlips(orders, facts), context.actor.profileId);
  return pdfOf(bytes, "packing-slips", facts);
}

async function ordersOfSlips(
  { sellerProfileId: profileId, clock, database }: SellerContext,
  named: readonly string[],
): Promise<DayOrderRow[]> {
  const params = { profileId, today: dayInIndia(clock.now()) };
  if (named.length === 0)
    return selectDayOrders(database, { ...params, stage: "pack", after: null, limit: mostDayOrders });
  const orders = await selectOrdersToPrint(database, { ...params, orderIds: named });
  if (orders.length < named.length) return refuse(slipsEndpoint, "orders/not-found");
  return orders;
}

/** The list of the day: what to pack and what to hand over. */
export async function readDayList(
  context: SellerContext,
  { query }: CheckedOf<typeof listEndpoint>,
): Promise<FileBytes> {
  const { sellerProfileId: profileId, actor, clock, database, printer } = context;
  const facts = await paperFacts(context, query.language);
  const picks = await sumPacksToPack(database, profileId);
  const handOvers = await selectDayOrders(database, {
    ...{
      profileId,
      today: dayInIndia(clock.now()),
      stage: "handOver",
      after: null,
      limit: mostHandOvers + 1,
    },
  });
  const list = dayList(
    { picks, handOvers: handOvers.slice(0, mostHandOvers), hasMore: handOvers.length > mostHandOvers },
    facts,
  );
  return pdfOf(await printer.print(list, actor.profileId), "day-list", facts);
}

async function paperFacts(context: SellerContext, language: Language | undefined): Promise<PaperFacts> {
  const business = await findBusinessName(context.database, context.sellerProfileId);
  return {
    business: business ?? { en: "", te: "" },
    madeAt: context.clock.now(),
    language: language ?? context.language,
  };
}

function pdfOf(bytes: Uint8Array, name: string, { madeAt }: PaperFacts): FileBytes {
  return { contentType: "application/pdf", bytes, savedAs: `santha-${name}-${dayInIndia(madeAt)}.pdf` };
}
