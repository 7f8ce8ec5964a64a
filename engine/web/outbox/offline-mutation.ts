import type { AnswerOf, Endpoint, InputOf } from "#engine/contract/endpoint.ts";
import { call, NetworkError, newIdempotencyKey, requestOf } from "../data/api-client.ts";
import { inLanguage } from "../words/language.ts";
import {
  dropFiles,
  editOutbox,
  loadOutbox,
  type Outcome,
  outboxNow,
  outboxStore,
  ownerNow,
  sayQueued,
  takeWaiter,
  waitFor,
} from "./outbox.ts";
import type { OutboxEntries, OutboxEntry, OutboxStep } from "./outbox-entry.ts";

/** Whoever looks at it learns so soon that the change waits on the phone. */
const watchedMs = 5000;

/**
 * A change that is kept on the phone when the server cannot be reached, and sent later, once. Its endpoint takes an
 * `Idempotency-Key`, or does the same however often it is called.
 */
export interface OfflineMutation<Input, E extends Endpoint> {
  /** Unique: `cart/add`. */
  readonly kind: string;
  readonly endpoint: E;
  readonly request: (input: Input) => InputOf<E>;
  /** What is changed, such as `cart/12`: changes of one subject are sent one after the other. */
  readonly subject: (input: Input) => string;
  /** What it does, in the language of the moment. */
  readonly title: (input: Input) => string;
  /** The page on which it can be put right. */
  readonly page: string | ((input: Input) => string);
  /** Beginnings of the query keys that are asked for again when the server has decided. */
  readonly refreshes: readonly (readonly string[])[];
  /** One input in place of an earlier one of this kind that was not sent yet. Left out: the later one says all. */
  readonly merge?: (earlier: Input, later: Input) => Input;
  /** Each is sent by itself, as with messages: a later one takes no earlier one's place. */
  readonly isEachSent?: true;
  /** Gives the answer to the queries that show it. */
  readonly onSent?: (answer: AnswerOf<E>, input: Input) => void;
}

/** A file that a change needs; its request names the answer by `answerTo` of `outbox-steps.ts`. */
export interface QueuedFile {
  /** Path that takes the file as its body. */
  readonly path: string;
  readonly bytes: Blob;
}

/** Declares a change that may wait for a network. */
export function offlineMutation<Input, E extends Endpoint>(declared: OfflineMutation<Input, E>) {
  return {
    kind: declared.kind,
    /** The input of a change of this kind; undefined for others. */
    inputOf: (entry: OutboxEntry | undefined): Input | undefined =>
      entry?.kind === declared.kind ? (entry.input as Input) : undefined,
    /**
     * Makes the change: shown and kept at once, then sent. Throws ApiError when the server refuses it while the person
     * waits, and NetworkError when it can be neither sent nor kept.
     */
    send: (input: Input, files: readonly QueuedFile[] = []): Promise<Outcome<AnswerOf<E>>> =>
      submit(declared, input, files) as Promise<Outcome<AnswerOf<E>>>,
  };
}

async function submit<Input, E extends Endpoint>(
  declared: OfflineMutation<Input, E>,
  input: Input,
  files: readonly QueuedFile[],
): Promise<Outcome<unknown>> {
  const owner = ownerNow();
  const id = newIdempotencyKey();
  const savedAt = Date.now();
  if (outboxNow().length === 0) await loadOutbox();
  const uploads = await keepFiles(owner, id, files);
  const entryOf = (given: Input): OutboxEntry => ({ ...described(declared, given, uploads), id, savedAt });
  let replaced: OutboxEntry | undefined;
  const enqueue = (entries: OutboxEntries): OutboxEntries => {
    const last = entries.findLast((one) => one.subject === declared.subject(input) && one.state !== "sent");
    const merged = last && mergedInput(declared, last, input);
    replaced = merged === undefined ? undefined : last;
    return [...entries.filter((one) => one !== replaced), entryOf(merged ?? input)];
  };
  const isKept = editOutbox(owner, enqueue).then(
    () => true,
    () => false,
  );
  const superseded = replaced && takeWaiter(replaced.id);
  superseded?.resolve({ state: "superseded" });
  const holdsSaved = replaced?.state === "waiting" && (superseded?.holdsSaved ?? true);
  const onSent = (answer: unknown): void => declared.onSent?.(answer as AnswerOf<E>, input);
  const outcome = waitFor(id, { onSent, holdsSaved });
  if (!(await isKept)) return sendUnkept(declared, input, id);
  if (replaced) void dropFiles(owner, replaced.steps);
  if (navigator.onLine) watch(id);
  else sayQueued([id]);
  return outcome;
}

function watch(id: string): void {
  const sayOwn = (): void => sayQueued([id]);
  AbortSignal.timeout(watchedMs).addEventListener("abort", sayOwn);
  import("./outbox-sender.ts").then(({ sendNow }) => sendNow(id)).catch(sayOwn);
}

/** A full device keeps nothing: then it is sent now or not at all. Never ahead of one that waits, which would undo it. */
async function sendUnkept<Input, E extends Endpoint>(
  declared: OfflineMutation<Input, E>,
  input: Input,
  id: string,
): Promise<Outcome<unknown>> {
  takeWaiter(id);
  const subject = declared.subject(input);
  if (outboxNow().some((entry) => entry.state === "waiting" && entry.subject === subject))
    throw new NetworkError("the device keeps nothing more");
  const answer = await call(declared.endpoint, declared.request(input), { idempotencyKey: id });
  declared.onSent?.(answer, input);
  return { state: "sent", answer };
}

async function keepFiles(owner: string, id: string, files: readonly QueuedFile[]): Promise<OutboxStep[]> {
  const steps = files.map(({ path }, at) => ({ method: "POST", path, file: `${id} ${at}` }) as const);
  await Promise.all(files.map(({ bytes }, at) => outboxStore.write(owner, `${id} ${at}`, bytes)));
  return steps;
}

/** What an earlier change of the subject and this one come to; undefined when the server may know of the earlier one. */
function mergedInput<Input, E extends Endpoint>(
  { kind, merge, isEachSent }: OfflineMutation<Input, E>,
  last: OutboxEntry,
  input: Input,
): Input | undefined {
  if (isEachSent) return undefined;
  if (last.state === "refused" || (!merge && last.attempts === 0)) return input;
  return merge && last.kind === kind && last.attempts === 0 ? merge(last.input as Input, input) : undefined;
}

function described<Input, E extends Endpoint>(
  declared: OfflineMutation<Input, E>,
  input: Input,
  uploads: readonly OutboxStep[],
): Omit<OutboxEntry, "id" | "savedAt"> {
  const { kind, page, refreshes } = declared;
  const { method, path, query, body } = requestOf(declared.endpoint, declared.request(input));
  const titleIn = (language: "en" | "te"): string => inLanguage(language, () => declared.title(input));
  return {
    kind,
    page: typeof page === "string" ? page : page(input),
    refreshes,
    input,
    subject: declared.subject(input),
    title: { en: titleIn("en"), te: titleIn("te") },
    steps: [...uploads, { method, path, query, body }],
    answers: [],
    state: "waiting",
    attempts: 0,
    nextTryAt: 0,
    decidedAt: 0,
    refusal: null,
  };
}
