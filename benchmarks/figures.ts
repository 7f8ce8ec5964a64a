import type { Compared } from "./measure-call.ts";
import type { OrderFigure } from "./measure-orders.ts";
import type { Settings } from "./settings.ts";

export interface Figures {
  readonly settings: Settings;
  /** Day and machine, as `madeOn` says them. */
  readonly madeOn: string;
  readonly calls: readonly Compared[];
  readonly orders: readonly OrderFigure[];
  readonly peakMemoryInMegabytes: number;
}

const whole = (value: number) => Math.round(value).toLocaleString("en");

/** A table of the page; all columns but the first stand to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? "---" : "--:"))), ...rows.map(line)].join("\n");
}

export function callTable(calls: readonly Compared[]): string {
  const head = [
    "call",
    "connections",
    "floor per second",
    "Santha per second",
    "share",
    "p50",
    "p97.5",
    "p99",
    "503",
  ];
  const rows = calls.map((call) => [
    call.name,
    String(call.connections),
    whole(call.floor.perSecond),
    whole(call.server.perSecond),
    `${Math.round(call.share * 100)} %`,
    `${call.server.p50} ms`,
    `${call.server.p97_5} ms`,
    `${call.server.p99} ms`,
    whole(call.server.toldToComeAgain),
  ]);
  return table(head, rows);
}

export function orderTable(orders: readonly OrderFigure[]): string {
  const rows = orders.map((figure) => [
    `${figure.atOnce} at a time`,
    figure.ordersPerSecond.toFixed(1),
    ...[figure.p50, figure.p95, figure.p99].map((milliseconds) => `${whole(milliseconds)} ms`),
  ]);
  return table(["whole check-out", "orders per second", "p50", "p95", "p99"], rows);
}

/** The section "load" of the page. */
export function loadSection({ settings, madeOn, calls, orders, peakMemoryInMegabytes }: Figures): string {
  return `\`npm run bench\`, ${madeOn}, shared with PostgreSQL 18 and the load itself. One server process as in production with its job worker inside,
${whole(settings.products)} products with 3 listings each, ${whole(settings.orders)} orders of which the asking agent has a fifth.
Medians of ${settings.rounds} rounds of ${settings.seconds} s, floor and server by turns; a share is the median of each round's own. The floor of a call is a Fastify route that runs
the same session query and the same statements through \`pg\` and sends the rows, without validation, rules or features. The last column counts calls of all rounds that found no database
connection in time and were told to come again (R31).

${callTable(calls)}

A whole check-out is four calls: item into the cart, address, quote, order. It has no floor: its statements write
what may be written once only, so they cannot be sent again.

${orderTable(orders)}

Peak memory of the server: ${whole(peakMemoryInMegabytes)} MB.`;
}
