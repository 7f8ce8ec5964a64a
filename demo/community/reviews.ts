import { sql } from "kysely";
import { rateOrder, replyToReview } from "#features/reviews/contract.ts";
import type { DemoApp } from "../demo-app.ts";
import { productWords, replies, sellerWords, starsGiven } from "./reviews-data.ts";

const hour = 3_600_000;
/** Newer reviews wait for their reply. */
const newestInDays = 4;
const daysOfSession = 5;

interface Got {
  readonly orderId: string;
  readonly productId: number;
  readonly bed: keyof typeof productWords;
  readonly deliveredAt: Date;
  readonly phone: string;
  readonly sellerPhone: string;
}

interface Opinion {
  readonly orderId: string;
  /** Null: the seller. */
  readonly productId: number | null;
  readonly stars: number;
  readonly words: string;
  readonly at: number;
  readonly phone: string;
  readonly sellerPhone: string;
}

/** Most of those who got or ordered something rate it, and some their seller, who replies to some, through the API. */
export async function makeReviews(app: DemoApp, end: Date): Promise<void> {
  const cookieOf = signedIn(app);
  const opinions = opinionsOn(await deliveries(app)).filter(({ at }) => at < end.getTime() - 3 * hour);
  for (const [index, opinion] of opinions.entries()) {
    const { orderId, productId, stars, words, at, phone, sellerPhone } = opinion;
    app.clock.set(new Date(at));
    const input = { params: { orderId }, body: { productId, stars, words } };
    const { subjects } = await app.call(rateOrder, input, await cookieOf(phone));
    const reviewId = subjects.find((subject) => subject.productId === productId)?.review?.reviewId;
    const isNewest = at > end.getTime() - newestInDays * 24 * hour;
    if (reviewId === undefined || isNewest || words === "" || (stars > 3 && index % 3 > 0)) continue;
    const said = stars > 3 ? replies.good : replies.poor;
    app.clock.set(new Date(at + 2 * hour));
    const reply = { params: { reviewId }, body: { words: said[index % said.length] ?? "" } };
    await app.call(replyToReview, reply, await cookieOf(sellerPhone));
  }
  app.clock.set(end);
}

/** What was delivered to whom: to the farmer where an account stands for the recipient, else to who ordered. */
async function deliveries({ platform }: DemoApp): Promise<Got[]> {
  const { rows } = await sql<Got>`
    select line.order_id as "orderId", line.level3_id as "productId", line.bed, line.delivered_at as "deliveredAt",
      person.mobile_no as phone, owner.mobile_no as "sellerPhone"
    from published.delivered_lines line
    join published.profiles person on person.id = coalesce(line.recipient_profile_id, line.buyer_profile_id)
    join published.sellers seller on seller.id = line.seller_id
    join published.profiles owner on owner.id = seller.profile_id
    where person.id <> owner.id
    order by line.delivered_at, line.order_id, line.level3_id`.execute(platform.database);
  return rows;
}

/** Two of three products are rated a day or two after they came, and the seller of every second order. */
function opinionsOn(all: readonly Got[]): Opinion[] {
  const seen = new Set<string>();
  const next = inTurn();
  return all.flatMap(({ deliveredAt, bed, ...got }, index) => {
    const { orderId, productId } = got;
    const at = deliveredAt.getTime() + (20 + (index % 5) * 7) * hour;
    const stars = starsGiven[index % starsGiven.length] ?? 5;
    const isRepeated = seen.has(`${orderId} ${productId}`);
    seen.add(`${orderId} ${productId}`);
    const ofProduct = () => ({ ...got, stars, words: next(`${bed} ${stars}`, productWords[bed][stars]), at });
    const sellerStars = Math.max(stars, 3);
    const ofSeller = () => ({
      ...{ ...got, productId: null, stars: sellerStars, at: at + hour },
      words: next(`seller ${sellerStars}`, sellerWords[sellerStars]),
    });
    const isFirst = !seen.has(orderId);
    seen.add(orderId);
    return [
      ...(index % 3 < 2 && !isRepeated ? [ofProduct()] : []),
      ...(isFirst && index % 2 === 0 ? [ofSeller()] : []),
    ];
  });
}

/** Gives the words of a list one after another, and begins again. */
function inTurn(): (list: string, words?: readonly string[]) => string {
  const given = new Map<string, number>();
  return (list, words = [""]) => {
    const at = given.get(list) ?? 0;
    given.set(list, at + 1);
    return words[at % words.length] ?? "";
  };
}

/** Signs people in, each again after some days, before the session ends. */
function signedIn(app: DemoApp): (phone: string) => Promise<string> {
  const sessions = new Map<string, { readonly cookie: string; readonly day: number }>();
  return async (phone) => {
    const day = Math.floor(app.clock.now().getTime() / (24 * hour));
    const known = sessions.get(phone);
    if (known && day >= known.day && day - known.day < daysOfSession) return known.cookie;
    const cookie = await app.signIn(phone);
    sessions.set(phone, { cookie, day });
    return cookie;
  };
}
