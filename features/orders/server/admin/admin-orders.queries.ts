import { type RawBuilder, sql } from "kysely";
import { bareMobileNo, isMobileNo } from "#engine/contract/mobile-number.ts";
import type { Reader } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import type { OrderState } from "../../contract/order-states.ts";
import { type SupportTileRow, selectTiles } from "../support/support-orders.queries.ts";
import { isPlaced, isStanding } from "./order-figures.ts";

interface OrdersQuery {
  /** An order number, a mobile number, or a part of the buyer's name; empty: all real orders. */
  readonly find: string;
  /** A state, or what a figure of the console counts. */
  readonly state?: OrderState | "placed" | "standing" | undefined;
  /** The day in India on which they were placed, `yyyy-mm-dd`. */
  readonly day?: string | undefined;
  readonly after: Cursor | null;
  readonly limit: number;
}

/** So many people of a name are looked at; a longer name finds the others. */
const namesAtMost = 200;

/** A page of orders, the newest first. Every part is read in this order by an index and ends with the page. */
export function selectOrdersForAdmin(reader: Reader, query: OrdersQuery): Promise<SupportTileRow[]> {
  const { find, limit } = query;
  const parts = partsOf(find).map((part) => sql`(${pageOf(part, query)})`);
  return selectTiles(
    reader,
    sql`select id, -extract(epoch from created_at) as place from (${sql.join(parts, sql` union `)}) found
      order by created_at desc, id desc limit ${sql.lit(limit)}`,
  );
}

function partsOf(find: string): readonly RawBuilder<unknown>[] {
  if (find === "") return [sql`orders where not is_practice`];
  const number = find.replace(/^#/, "");
  const mobileNo = bareMobileNo(find);
  const byNumber = [sql`orders where orders.id = ${number}`, sql`orders where master_id = ${number}`];
  if (isMobileNo(mobileNo)) {
    const ofMasters = sql`orders join master_orders on master_orders.id = orders.master_id where not is_practice`;
    return [
      ...byNumber,
      ofBuyers(sql`select id from published.profiles where mobile_no = ${mobileNo}`),
      sql`${ofMasters} and phone = ${mobileNo}`,
      sql`${ofMasters} and farmer_mobile_no = ${mobileNo}`,
    ];
  }
  // Written as the index profiles_by_name has it.
  const name = sql`(first_name || ' ' || coalesce(first_name_te, ''))`;
  const like = `%${find.replace(/[\\%_]/g, "\\$&")}%`;
  return [
    ...byNumber,
    ofBuyers(
      sql`select id from published.profiles where ${name} ilike ${like} limit ${sql.lit(namesAtMost)}`,
    ),
  ];
}

const ofBuyers = (people: RawBuilder<unknown>) =>
  sql`orders where not is_practice and orders.buyer_profile_id = any(array(${people}))`;

const sets = { placed: sql`and ${isPlaced}`, standing: sql`and ${isStanding}` } as const;

const isOfState = (state: NonNullable<OrdersQuery["state"]>): RawBuilder<unknown> =>
  state === "placed" || state === "standing" ? sets[state] : sql`and orders.state = ${state}`;

const isOfDay = (day: string): RawBuilder<unknown> => {
  const from = new Date(`${day}T00:00:00+05:30`);
  return sql`and orders.created_at >= ${from} and orders.created_at < ${new Date(from.getTime() + dayInMilliseconds)}`;
};

const dayInMilliseconds = 86_400_000;

function pageOf(part: RawBuilder<unknown>, { state, day, after, limit }: OrdersQuery): RawBuilder<unknown> {
  return sql`select orders.id, orders.created_at from ${part}
    ${state === undefined ? sql`` : isOfState(state)}
    ${day === undefined ? sql`` : isOfDay(day)}
    ${after === null ? sql`` : sql`and (orders.created_at, orders.id) < (${after.at}, ${after.id})`}
    order by orders.created_at desc, orders.id desc limit ${sql.lit(limit)}`;
}
