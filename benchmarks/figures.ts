import type { Compared } from "./measure-call.ts";
import type { OrderFigure } from "./measure-orders.ts";
import type { Settings } from "./settings.ts";

/** What was measured in a store of one size. */
export interface SizeFigures {
  readonly products: number;
  readonly calls: readonly Compared[];
  readonly orders: readonly OrderFigure[];
  readonly peakMemoryInMegabytes: number;
}

export interface Figures {
  readonly settings: Settings;
  /** Day and machine, as `madeOn` says them. */
  readonly madeOn: string;
  readonly sizes: readonly SizeFigures[];
}

export const whole = (value: number) => Math.round(value).toLocaleString("en");
const cost = (value: number) => (value < 10 ? value.toFixed(1) : whole(value));

/** A table of the page; all columns but the first stand to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? "---" : "--:"))), ...rows.map(line)].join("\n");
}

export function callTable(calls: readonly Compared[]): string {
  const head = [
    ...["call", "questions", "connections", "cost in floor calls", "processor time", "answers per second"],
    ...["p50", "p97.5", "p99", "503"],
  ];
  const rows = calls.map((call) => [
    call.name,
    call.questions,
    String(call.connections),
    cost(call.cost),
    `${call.server.processorMilliseconds.toFixed(2)} ms`,
    whole(call.server.perSecond),
    `${call.server.p50} ms`,
    `${call.server.p97_5} ms`,
    `${call.server.p99} ms`,
    whole(call.server.toldToComeAgain),
  ]);
  return table(head, rows);
}

function orderTable(orders: readonly OrderFigure[], floorMilliseconds: number): string {
  const rows = orders.map((figure) => [
    `${figure.atOnce} at a time`,
    cost(figure.processorMilliseconds / floorMilliseconds),
    `${figure.processorMilliseconds.toFixed(1)} ms`,
    figure.ordersPerSecond.toFixed(1),
    ...[figure.p50, figure.p95, figure.p99].map((milliseconds) => `${whole(milliseconds)} ms`),
  ]);
  return table(
    ["whole check-out", "cost in floor calls", "processor time", "orders per second", "p50", "p95", "p99"],
    rows,
  );
}

/** The bare floor over the whole run: the middle of what each call was compared with. */
export function floorOf(calls: readonly Compared[]): number {
  const sorted = calls.map(({ floor }) => floor.processorMilliseconds).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function sectionOfSize({ products, calls, orders, peakMemoryInMegabytes }: SizeFigures): string {
  const floor = floorOf(calls);
  return `### ${whole(products)} products

A bare-floor call took ${floor.toFixed(2)} ms of processor time. Peak memory of the server: ${whole(peakMemoryInMegabytes)} MB.

${callTable(calls)}

${orderTable(orders, floor)}`;
}

/** The section "load" of the page. */
export function loadSection({ settings, madeOn, sizes }: Figures): string {
  return `\`npm run bench\`, ${madeOn}, shared with PostgreSQL 18 and the load itself. One server process as in production with its job worker inside,
products with 3 listings each, ${whole(settings.orders)} orders of which the asking agent has a fifth.
Medians of ${settings.rounds} rounds of ${settings.seconds} s, bare floor and server by turns. The cost of a call is its processor time, server and database together, in calls of the
bare floor: a Fastify route with one prepared statement that reads 20 rows by primary key. Warm: everybody asks the same; cold: up to 1,000 different questions, each asked once; pages are full.
p50, p97.5 and p99: half, 97.5 and 99 of 100 answers came within this time.
The last column counts calls of all rounds that found no database connection in time and were told to come again (R31).
A whole check-out is four calls: item into the cart, address, quote, order; its processor time has its background jobs in it.

${sizes.map(sectionOfSize).join("\n\n")}`;
}
