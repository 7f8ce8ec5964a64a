import type { Query, QueryClient, QueryFunctionContext } from "@tanstack/react-query";
import { lengthLeft, upTo } from "../routes/list-length.ts";
import { ApiError } from "./api-client.ts";
import { deviceStore } from "./device-store.ts";
import { knownSession, sellerWorkOf } from "./session.ts";

declare module "@tanstack/react-query" {
  interface Register {
    readonly queryMeta: { readonly isKept?: boolean; readonly isOfFrame?: boolean };
  }
}

/** `meta: kept` persists a query's last answer for offline use. Only for the user's own reading. */
export const kept = { isKept: true } as const;

/** For a count that the frame shows on every page: persisted, but not part of how old the page's data are. */
export const keptCount = { isKept: true, isOfFrame: true } as const;

interface PersistedQuery {
  readonly data: unknown;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly shapes: string;
  /** What the person could do for a seller then. */
  readonly work: string;
}

/** A hash of all answer shapes, written by the build: answers that another build persisted may differ. */
declare const answerShapes: string;

const store = deviceStore<PersistedQuery>("answers");
/** Milliseconds that a page waits for the server before it shows the persisted answer. */
const serverFirstMs = 500;
const keptForMs = 14 * 24 * 3_600_000;
const mostQueries = 150;
/** Pages of one list. */
const mostPages = 25;
let isRestoring = false;

/**
 * Asks the server, and shows the user's persisted answer while the server is slow or unreachable. A long list that
 * the user returns to is restored at once and refetched page by page.
 */
export async function persister<Data>(
  ask: (context: QueryFunctionContext) => Data | Promise<Data>,
  context: QueryFunctionContext,
  query: Query,
): Promise<Data> {
  if (query.state.data !== undefined || !query.meta?.isKept) return ask(context);
  const length = lengthLeft(query.queryHash);
  if (length > 1 && (await restore(context.client, query, length))) {
    // This refetch replaces the current fetch and asks for all pages that the query has now.
    void context.client.refetchQueries({ queryKey: query.queryKey, exact: true });
    return query.state.data as Data;
  }
  const restoring = setTimeout(() => void restore(context.client, query, length), serverFirstMs);
  try {
    return await ask(context);
  } catch (error) {
    if (!isRefused(error)) await restore(context.client, query, length);
    throw error;
  } finally {
    clearTimeout(restoring);
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/** Shows the persisted answer with its age, unless a fresh one came meanwhile; false without one. */
async function restore(client: QueryClient, { queryKey, queryHash, state }: Query, length: number) {
  const owner = knownSession()?.profileKey;
  const known = owner && (await store.read(owner, queryHash).catch(() => undefined));
  if (!known || known.shapes !== answerShapes || isOver(known)) return false;
  if (knownSession()?.profileKey !== owner || client.getQueryData(queryKey) !== state.data) return false;
  isRestoring = true;
  client.setQueryData(queryKey, upTo(known.data, length), { updatedAt: known.at });
  isRestoring = false;
  return true;
}

/** Persists each successful answer of a query with `meta: kept`, and each local change to it. */
export function persistQueries(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    const { query } = event;
    if (event.type !== "updated" || !query.meta?.isKept) return;
    if (event.action.type === "error" && isRefused(event.action.error)) forgetRefused(client, query);
    if (event.action.type === "success" && !isRestoring) persist(query);
  });
}

/** After a refusal by the server, earlier answers are not shown either. */
function forgetRefused(client: QueryClient, { queryKey, queryHash, state }: Query): void {
  const owner = knownSession()?.profileKey;
  if (owner) void store.remove(owner, [queryHash]).catch(() => {});
  if (state.data !== undefined) setTimeout(() => void client.resetQueries({ queryKey, exact: true }));
}

function persist({ queryHash, state }: Query): void {
  const owner = knownSession()?.profileKey;
  if (!owner) return;
  const answer = {
    data: upTo(state.data, mostPages),
    at: state.dataUpdatedAt,
    shapes: answerShapes,
    work: workNow(),
  };
  // If storage is full or unavailable, the query works online only.
  store.write(owner, queryHash, answer).catch(() => {});
}

/** Deletes all persisted queries of all users. */
export function forgetAnswers(): Promise<void> {
  return store.clear().catch(() => {});
}

/** Deletes persisted queries that are old, too many, of other profiles or of other work for a seller. */
export async function tidyAnswers(owner: string): Promise<void> {
  await store.clear(owner);
  const records = [...(await store.list(owner))].sort(([, one], [, other]) => other.at - one.at);
  const gone = records.filter(([, answer], place) => place >= mostQueries || isOver(answer));
  await store.remove(
    owner,
    gone.map(([hash]) => hash),
  );
}

/** Old, or kept while the person could do other work for a seller, who may be another one now. */
function isOver({ at, work }: PersistedQuery): boolean {
  return Date.now() - at > keptForMs || work !== workNow();
}

function workNow(): string {
  return sellerWorkOf(knownSession());
}
