import type { Query, QueryCacheNotifyEvent, QueryClient, QueryFunctionContext } from "@tanstack/react-query";
import { ApiError } from "./api-client.ts";
import { deviceStore } from "./device-store.ts";
import { askUpTo, lengthLeft, upTo } from "./list-length.ts";
import { knownSession } from "./session.ts";
import { forgetUnreachable, sayUnreachable } from "./unreachable.ts";

declare module "@tanstack/react-query" {
  interface Register {
    readonly queryMeta: { readonly isKept?: boolean; readonly isOfFrame?: boolean };
  }
}

/** Of a query whose last answer is to be read without a network: `meta: kept`. For the person's own reading only. */
export const kept = { isKept: true } as const;

/** Of a count that the frame shows around every page: it is kept, and says nothing of how old the page is. */
export const keptCount = { isKept: true, isOfFrame: true } as const;

interface KeptAnswer {
  readonly data: unknown;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly shapes: string;
}

/** Stands for the shapes of all answers, written by the build: what another build kept may look different. */
declare const answerShapes: string;

const store = deviceStore<KeptAnswer>("answers");
/** A page waits so long for the server before it shows what is kept. */
const patienceMs = 500;
const keptForMs = 14 * 24 * 3_600_000;
const mostAnswers = 150;
/** Of a list. */
const mostPages = 25;
/** What queries are just being given of what was kept, by hash: it is not to be kept anew. */
const restoring = new Map<string, unknown>();

/**
 * Asks the server, and gives what this person was told last when it cannot be reached or takes long. What comes after
 * that takes its place. A list to which the person comes back is as long as it was left, and shown at once where it is kept.
 */
export async function askOrRecall<Data>(
  ask: (context: QueryFunctionContext) => Data | Promise<Data>,
  context: QueryFunctionContext,
  query: Query,
): Promise<Data> {
  if (query.state.data !== undefined) return ask(context);
  const owner = knownSession()?.profileKey;
  const length = lengthLeft(query.queryHash);
  const asked = askUpTo(length, () => ask(context), context, query);
  if (!query.meta?.isKept || !owner) return asked;
  // Who comes back to a long list goes on where he was.
  const waitMs = length > 1 ? 0 : patienceMs;
  const patience = new Promise<"late">((resolve) => setTimeout(resolve, waitMs, "late"));
  const outcome = await Promise.race([asked.then(() => "answered" as const, faultOf), patience]);
  if (outcome === "answered" || outcome === "refused") return asked;
  const known = await store.read(owner, query.queryHash).catch(() => undefined);
  if (!known || known.shapes !== answerShapes || isOld(known)) return asked;
  const shown = upTo(known.data as Data, length);
  restoring.set(query.queryHash, shown);
  // The query takes this moment for the time of the answer; it is told the true one right after.
  setTimeout(() => query.setState({ dataUpdatedAt: known.at }));
  void takeLate(asked, query, shown, context.client);
  return shown;
}

function faultOf(error: unknown): "refused" | "unreachable" {
  return error instanceof ApiError && error.status < 500 ? "refused" : "unreachable";
}

async function takeLate(asked: Promise<unknown>, query: Query, shown: unknown, client: QueryClient) {
  try {
    const data = await asked;
    // A change that was made meanwhile is newer.
    if (query.state.data === shown) client.setQueryData(query.queryKey, data);
  } catch (error) {
    if (faultOf(error) === "unreachable") {
      sayUnreachable(query.queryHash);
      return;
    }
    const owner = knownSession()?.profileKey;
    if (owner) await store.remove(owner, query.queryHash);
    await client.resetQueries({ queryKey: query.queryKey, exact: true });
  }
}

/** Nothing is left to ask for again of what is not kept in the cache any more, or was refused. */
function isOver(event: QueryCacheNotifyEvent): boolean {
  if (event.type === "removed") return true;
  return (
    event.type === "updated" && event.action.type === "error" && faultOf(event.action.error) === "refused"
  );
}

/** What the page has been showing for a while stays there when it cannot be asked for again: it is as old as it was. */
function isLeftAsItWas(event: QueryCacheNotifyEvent): boolean {
  if (event.type !== "updated" || event.action.type !== "error") return false;
  const { meta, state } = event.query;
  return meta?.isKept === true && state.data !== undefined && faultOf(event.action.error) === "unreachable";
}

/** Keeps each good answer of a query with `meta: kept`, and each change that is made to it here. */
export function keepAnswersOf(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (isOver(event)) forgetUnreachable(event.query.queryHash);
    if (isLeftAsItWas(event)) sayUnreachable(event.query.queryHash);
    if (event.type !== "updated" || event.action.type !== "success" || !event.query.meta?.isKept) return;
    const { queryHash, state } = event.query;
    const isRestored = restoring.has(queryHash) && restoring.get(queryHash) === state.data;
    restoring.delete(queryHash);
    if (isRestored) return;
    forgetUnreachable(queryHash);
    const owner = knownSession()?.profileKey;
    if (!owner) return;
    const answer = { data: upTo(state.data, mostPages), at: state.dataUpdatedAt, shapes: answerShapes };
    // A full or closed device reads with a network only.
    store.write(owner, queryHash, answer).catch(() => {});
  });
}

/** Forgets everything that was kept of anybody's answers. */
export function forgetAnswers(): Promise<void> {
  return store.clear().catch(() => {});
}

/** Forgets what is old or too much, and whatever was kept for other people. */
export async function tidyAnswers(owner: string): Promise<void> {
  await store.clear(owner);
  const records = [...(await store.list(owner))].sort(([, one], [, other]) => other.at - one.at);
  const gone = records.filter(([, answer], place) => place >= mostAnswers || isOld(answer));
  for (const [key] of gone) await store.remove(owner, key);
}

function isOld({ at }: KeptAnswer): boolean {
  return Date.now() - at > keptForMs;
}
