import { floorOf, table, whole } from "../figures.ts";
import type { Compared } from "../measure-call.ts";
import type { OrderFigure } from "../measure-orders.ts";
import type { Settings } from "../settings.ts";

/** What one side was measured at. */
export interface PeerFigures {
  readonly calls: readonly Compared[];
  readonly orders: OrderFigure;
  /** Of server and worker together. */
  readonly peakMemoryInMegabytes: number;
}

interface Measured {
  readonly settings: Pick<Settings, "seconds" | "rounds" | "orders">;
  /** Day and machine, as `madeOn` says them. */
  readonly madeOn: string;
  readonly products: number;
  readonly version: string;
  readonly santha: PeerFigures;
  readonly vendure: PeerFigures;
}

const milliseconds = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(1)} ms`;
const rate = (value: number) => (value < 100 ? value.toFixed(1) : whole(value));
const times = (ratio: number) => `${ratio < 10 ? ratio.toFixed(1) : whole(ratio)} ×`;

/** Processor time and speed of one call: floor, both sides, and how many times Vendure's Santha's is. */
export function peerRow(santha: Compared, vendure: Compared): [time: string[], speed: string[]] {
  const name = [santha.name, santha.questions];
  const [ours, theirs, floor] = [santha.server, vendure.server, santha.floor];
  return [
    [
      ...name,
      ...[floor, ours, theirs].map((figure) => milliseconds(figure.processorMilliseconds)),
      times(theirs.processorMilliseconds / ours.processorMilliseconds),
    ],
    [
      ...name,
      ...[floor, ours, theirs].map((figure) => rate(figure.perSecond)),
      times(ours.perSecond / theirs.perSecond),
      ...[ours, theirs].map((figure) => `${whole(figure.p50)}, ${whole(figure.p99)} ms`),
    ],
  ];
}

function orderRows(
  santha: OrderFigure,
  vendure: OrderFigure,
  floor: number,
): [time: string[], speed: string[]] {
  const name = ["whole check-out", ""];
  const [ours, theirs] = [santha, vendure];
  return [
    [
      ...name,
      milliseconds(floor),
      ...[ours, theirs].map((figure) => milliseconds(figure.processorMilliseconds)),
      times(theirs.processorMilliseconds / ours.processorMilliseconds),
    ],
    [
      ...name,
      "",
      ...[ours, theirs].map((figure) => rate(figure.ordersPerSecond)),
      times(ours.ordersPerSecond / theirs.ordersPerSecond),
      ...[ours, theirs].map((figure) => `${whole(figure.p50)}, ${whole(figure.p99)} ms`),
    ],
  ];
}

/** The section "peers" of the page. */
export function peersSection({ settings, madeOn, products, version, santha, vendure }: Measured): string {
  const rows = santha.calls.map((call, at) => peerRow(call, vendure.calls[at] ?? call));
  rows.push(orderRows(santha.orders, vendure.orders, floorOf(santha.calls)));
  const head = ["call", "questions", "floor", "Santha", "Vendure"];
  return `\`npm run bench:peers\`, ${madeOn}, shared with PostgreSQL 18 and the load itself. Vendure ${version} and Santha on the same PostgreSQL, each with a database of its own:
${whole(products)} products with two packs, ${whole(settings.orders)} orders of which the asking person has a fifth, ten connections of each server to the database, ten people at a time.
Medians of ${settings.rounds} rounds of ${settings.seconds} s, bare floor, Santha and Vendure by turns, check-outs in one run of each; every answer is checked for its number of items, every check-out for its order.
The bare floor is a Fastify route with one prepared statement that reads 20 rows by primary key. Warm: everybody asks the same, which Santha reads once
for all and keeps for 0.8 s; cold: hundreds of different questions, each asked once. What each side does and leaves out: [95](decisions/0095-beside-vendure.md).

Processor time of one call, server, worker and database together; a check-out with its background jobs:

${table(
  [...head, "Vendure to Santha"],
  rows.map(([time]) => time),
)}

Answers per second, and within which time half (p50) and 99 of 100 (p99) of them came:

${table(
  [...head, "Santha to Vendure", "Santha p50, p99", "Vendure p50, p99"],
  rows.map(([, speed]) => speed),
)}

Peak memory of server and worker: Santha ${whole(santha.peakMemoryInMegabytes)} MB, Vendure ${whole(vendure.peakMemoryInMegabytes)} MB.`;
}
