import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Fault, type FaultPlan, faultPlan } from "./faults.ts";
import { type ReportPlan, sendReport } from "./reports.ts";

/** A message that the fake has taken, as a phone would show it. */
export interface TakenMessage {
  readonly id: string;
  readonly key: string;
  readonly to: string;
  readonly text: string;
  readonly sender: string;
  readonly entity: string;
  readonly template: string;
  readonly unicode: string;
}

export interface FakeGateway {
  readonly url: string;
  /** What phones have got: once for each key. */
  readonly messages: TakenMessage[];
  /** Every call that came, also those that were refused. */
  calls(): number;
  /** What goes wrong with the next calls. */
  fail(fault: Fault, times?: number): void;
  /** No fault waits any more. */
  heal(): void;
  /** What is reported of messages from now on; null: nothing. */
  report(plan: ReportPlan | null): void;
  close(): Promise<void>;
}

export interface FakeOptions {
  readonly port?: number;
  /** Where reports go, with the secret in it; left out: none are sent. */
  readonly reportUrl?: string;
  readonly onMessage?: (message: TakenMessage) => void;
  readonly needsTemplate?: boolean;
}

interface World {
  readonly options: FakeOptions;
  readonly faults: FaultPlan;
  readonly messages: TakenMessage[];
  readonly open: Set<NodeJS.Timeout>;
  calls: number;
  plan: ReportPlan | null;
}

/**
 * An SMS gateway on this machine that takes a form, JSON or a query under our own field names, takes a key once, and goes
 * wrong on demand. `GET /messages` shows what phones got; `POST /faults` sets what goes wrong.
 */
export async function startFakeGateway(options: FakeOptions = {}): Promise<FakeGateway> {
  const world: World = {
    ...{ options, faults: faultPlan(), messages: [], open: new Set(), calls: 0 },
    plan: options.reportUrl ? { status: "DELIVRD" } : null,
  };
  const server = createServer((request, response) => {
    answer(world, request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    messages: world.messages,
    calls: () => world.calls,
    fail: (fault, times = 1) => world.faults.add(fault, times),
    heal: () => world.faults.clear(),
    report: (plan) => {
      world.plan = plan;
    },
    close: () => closeServer(server, world),
  };
}

async function answer(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://fake");
  const body = await textOf(request);
  if (url.pathname === "/messages") return sendJson(response, 200, { messages: world.messages });
  if (url.pathname === "/faults") return setFaults(world, JSON.parse(body), response);
  if (url.pathname !== "/send") return sendJson(response, 404, { error: "no such address" });
  world.calls += 1;
  const fault = world.faults.next();
  if (fault === "timeout") return;
  if (fault === "cut") return void request.socket.destroy();
  const refusal = refusals[fault ?? ""];
  if (refusal) return sendJson(response, refusal, { error: fault });
  const { message, isNew, problem } = take(world, fieldsOf(request, url, body));
  if (!message) return sendJson(response, 422, { error: problem });
  if (isNew) deliver(world, message);
  if (fault === "timeout-after-taking") return;
  if (fault === "500-after-taking") return sendJson(response, 500, { error: "fault" });
  sendJson(response, 200, { id: message.id, status: "accepted" });
}

/** Faults that are an answer before the message was taken. */
const refusals: Readonly<Record<string, number>> = {
  refuse: 400,
  "wrong-key": 401,
  409: 409,
  500: 500,
  503: 503,
};

function deliver({ options, plan, open }: World, message: TakenMessage): void {
  options.onMessage?.(message);
  if (plan && options.reportUrl) sendReport(options.reportUrl, plan, message, open);
}

/** Takes a message once per key; the same key again gets the same number. */
function take(
  { messages, options }: World,
  fields: Readonly<Record<string, string>>,
): { message: TakenMessage | null; isNew: boolean; problem: string } {
  const { to = "", text = "", key = "", sender = "", entity_id: entity = "" } = fields;
  const { template_id: template = "", unicode = "" } = fields;
  const refused = (problem: string) => ({ message: null, isNew: false, problem });
  if (!/^91[6-9]\d{9}$/.test(to)) return refused("wrong number");
  if (text === "" || sender === "") return refused("text and sender are needed");
  if (options.needsTemplate && template === "") return refused("template is needed");
  const known = messages.find((message) => key !== "" && message.key === key);
  if (known) return { message: known, isNew: false, problem: "" };
  const id = createHash("sha256")
    .update(key || `${to}${text}`)
    .digest("hex")
    .slice(0, 16);
  const message = { id, ...{ key, to, text, sender, entity, template, unicode } };
  messages.push(message);
  return { message, isNew: true, problem: "" };
}

function setFaults(world: World, asked: unknown, response: ServerResponse): void {
  const { send, times, report } = asked as { send?: Fault; times?: number; report?: ReportPlan | null };
  if (send) world.faults.add(send, times ?? 1);
  if (report !== undefined) world.plan = report;
  sendJson(response, 200, { faults: world.faults.waiting(), report: world.plan });
}

function fieldsOf(request: IncomingMessage, url: URL, body: string): Record<string, string> {
  const inAddress = Object.fromEntries(url.searchParams);
  if (request.method !== "POST") return inAddress;
  const isJson = request.headers["content-type"]?.startsWith("application/json");
  const inBody = isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
  return { ...inAddress, ...inBody };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(value));
}

async function closeServer(server: Server, { open }: World): Promise<void> {
  for (const timer of open) clearTimeout(timer);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
