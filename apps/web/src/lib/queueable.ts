import type { AnswerOf, Endpoint, InputOf } from "@santha/contract/endpoint";
import { newIdempotencyKey, requestOf } from "./api-client.ts";
import { inLanguage, type Wording } from "./language.ts";
import { notePress, type PressNote } from "./presses.ts";
import { knownSession } from "./session.ts";
import { ownerNow } from "./unsent.ts";
import type { UnsentRecord } from "./unsent-record.ts";

/**
 * A change that is kept on the phone when the server cannot be reached, and sent later, once. Its endpoint takes an
 * `Idempotency-Key`, or does the same however often it is called.
 */
export interface Queueable<Input, E extends Endpoint> {
  /** Unique: `cart/add`. */
  readonly kind: string;
  readonly endpoint: E;
  readonly inputOf: (wish: Input) => InputOf<E>;
  /** What is changed, such as `cart/12`: changes of one subject are sent one after the other. */
  readonly subject: (wish: Input) => string;
  /** What it does, in the language of the moment: the list of unsent changes shows it. */
  readonly words: (wish: Input) => string;
  /** The page on which it can be put right. */
  readonly leadsTo: string;
  /** Beginnings of the query keys that are asked for again when the server has decided. */
  readonly refreshes: readonly (readonly string[])[];
  /**
   * One wish in place of an earlier one about the same subject, which nobody has begun to send, and this one; null
   * when both are to be sent. Left out: the later one says all.
   */
  readonly joined?: (earlier: Pick<UnsentRecord, "kind" | "input">, wish: Input) => Input | null;
}

/** Declares a change that may wait for a network; keeps the types of its wish and its endpoint. */
export function queueable<Input, E extends Endpoint>(definition: Queueable<Input, E>): Queueable<Input, E> {
  return definition;
}

/** What became of a change: the server's answer, or it waits on this phone. */
export type Submitted<E extends Endpoint> =
  | { readonly isSent: true; readonly answer: AnswerOf<E> }
  | { readonly isSent: false };

/** A change that is noted on the phone: whatever becomes of the page, it is sent. */
export interface Pressed<Input, E extends Endpoint> {
  readonly change: Queueable<Input, E>;
  readonly wish: Input;
  readonly owner: string;
  readonly id: string;
  readonly note: PressNote;
}

/**
 * Notes a change in the moment in which it is pressed, for screens that show it at once and submit it later:
 * `submitPressed`, or `note.end()` where a later one says all, follows.
 */
export function press<Input, E extends Endpoint>(
  change: Queueable<Input, E>,
  wish: Input,
): Pressed<Input, E> {
  const owner = ownerNow();
  const id = newIdempotencyKey();
  const { record } = made({ change, wish, id }, []);
  return { change, wish, owner, id, note: notePress(owner, record) };
}

/**
 * Makes a change: notes it, keeps it on the phone, sends it, and leaves it there when no answer comes. Throws ApiError
 * when the server refuses it while the person waits, and NetworkError when it can be neither sent nor kept.
 */
export async function submit<Input, E extends Endpoint>(
  change: Queueable<Input, E>,
  wish: Input,
): Promise<Submitted<E>> {
  return submitPressed(press(change, wish));
}

/** As `submit`, of a change that is noted already. */
export async function submitPressed<Input, E extends Endpoint>(
  pressed: Pressed<Input, E>,
): Promise<Submitted<E>> {
  const { change, wish, owner, note } = pressed;
  try {
    const { putAndSend } = await import("./unsent-queue.ts");
    const outcome = await putAndSend({
      owner,
      subject: change.subject(wish),
      make: (earlier) => made(pressed, earlier),
      onKept: note.crossOut,
    });
    return outcome as Submitted<E>;
  } finally {
    if (knownSession()?.profileKey === owner) note.end();
    // He has left the phone; what he keeps for his account is sent when he is back.
    else note.letGo();
  }
}

/** The change as it is kept, with the earlier ones that it takes the place of. */
function made<Input, E extends Endpoint>(
  { change, wish, id }: Pick<Pressed<Input, E>, "change" | "wish" | "id">,
  earlier: readonly UnsentRecord[],
) {
  const replaced: UnsentRecord[] = [];
  let all = wish;
  for (const record of [...earlier].reverse()) {
    const one = record.state === "refused" ? all : joinedWith(change, record, all);
    if (one === null) break;
    all = one;
    replaced.push(record);
  }
  const said = (language: "en" | "te"): string => inLanguage(language, () => change.words(all));
  const words: Wording = { en: said("en"), te: said("te") };
  const { method, path, query, body } = requestOf(change.endpoint, change.inputOf(all));
  const { kind, leadsTo, refreshes } = change;
  const record = {
    ...{ id, kind, subject: change.subject(all), input: all },
    ...{ request: { method, path, query, body }, words, leadsTo, refreshes, savedAt: Date.now() },
  };
  return { record, replaced };
}

function joinedWith<Input, E extends Endpoint>(
  { joined }: Queueable<Input, E>,
  record: UnsentRecord,
  wish: Input,
): Input | null {
  return joined ? joined(record, wish) : wish;
}
