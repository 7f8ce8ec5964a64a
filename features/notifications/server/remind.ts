import type { Role } from "#engine/contract/person.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { selectHolders } from "#engine/server/people/roles.ts";
import { type News, notify, notifyAll } from "./notify.ts";

/** Tells all who hold a right, each once. */
export async function tellHolders(
  platform: Pick<Platform, "clock" | "signals">,
  transaction: Transaction,
  { role, ...news }: Omit<News, "profileId"> & { readonly role: Role },
): Promise<void> {
  const holders = await selectHolders(transaction, role);
  await notifyAll(
    platform,
    transaction,
    holders.map((profileId) => ({ ...news, profileId })),
  );
}

/** Whom it waits for, one person or all who hold a right, and the screen on which they do it. */
type Reminded = ({ readonly profileId: number } | { readonly role: Role }) & { readonly leadsTo: string };

/** What is said again until it is done. */
export interface Reminder extends Pick<News, "kind" | "text"> {
  /** Names what waits, for example `grievances/12/settle`. */
  readonly about: string;
  /** Told once in each: the day, or how many rounds have passed. */
  readonly round: string | number;
  readonly people: readonly Reminded[];
}

/** Reminds people of what waits for them, once in a round however often the job runs. */
export async function remind(
  platform: Pick<Platform, "clock" | "signals">,
  transaction: Transaction,
  { about, round, people, ...said }: Reminder,
): Promise<void> {
  const news = { ...said, activityId: `${about}/${round}` };
  for (const person of people) {
    if ("role" in person) await tellHolders(platform, transaction, { ...news, ...person });
    else await notify(platform, transaction, { ...news, ...person });
  }
}

/** How many whole rounds of so many days have passed since then. */
export function roundsSince(
  { clock }: Pick<Platform, "clock">,
  since: Date,
  { days }: { readonly days: number },
): number {
  return Math.floor((clock.now().getTime() - since.getTime()) / (days * 86_400_000));
}
