import type { InputOf } from "#engine/contract/endpoint.ts";
import { addComment } from "#features/updates/contract/comments.ts";
import { markUpdate, writeUpdate } from "#features/updates/contract/updates.ts";
import { vote } from "#features/updates/contract/vote.ts";
import type { DemoApp } from "../demo-app.ts";
import type { Step } from "../steps.ts";
import { type DemoUpdate, demoUpdates, waitingUpdate } from "./updates-data.ts";

const hour = 3_600_000;

/** What people write, what others answer, vote and find useful, each at its hour, through the API. */
export function updateSteps(app: DemoApp, end: Date): Step[] {
  return demoUpdates.flatMap((update) => stepsOf(app, end, update));
}

function stepsOf(app: DemoApp, end: Date, update: DemoUpdate): Step[] {
  const { by, hoursAgo, useful, replies = [], poll } = update;
  let shareId = "";
  let lastComment: number | null = null;
  const write = async () => {
    const level3Id = update.product === undefined ? null : await productOf(app, update.product);
    const asked = poll && { poll: { options: [...poll.options], days: 7 } };
    const body = { text: update.text, crops: [...(update.crops ?? [])], level3Id, ...asked };
    shareId = (await app.call(writeUpdate, { body } as InputOf<typeof writeUpdate>, await app.signIn(by)))
      .shareId;
  };
  const writtenAt = end.getTime() - hoursAgo * hour;
  const after = (hours: number): number => Math.min(end.getTime(), writtenAt + hours * hour);
  const markOf = (person: string, place: number): Step => ({
    at: after((place + 1) / 2),
    run: async () => {
      const input = { params: { shareId, kind: "useful" }, body: { isSet: true } } as const;
      await app.call(markUpdate, input, await app.signIn(person));
    },
  });
  return [
    { at: writtenAt, run: write },
    ...useful.map(markOf),
    ...(poll?.votes ?? []).map(([person, option], place) => ({
      at: after((place + 2) / 2),
      run: async () => {
        const body = { option: poll?.options[option] ?? "" };
        await app.call(vote, { params: { shareId }, body }, await app.signIn(person));
      },
    })),
    ...replies.map((reply) => ({
      at: after(reply.after),
      run: async () => {
        const body = { text: reply.text, replyTo: reply.isToReply ? lastComment : null };
        const input = { params: { shareId }, body };
        lastComment = (await app.call(addComment, input, await app.signIn(reply.by))).commentId;
      },
    })),
  ];
}

/** An update that goes out some days after the end. */
export async function scheduleUpdate(app: DemoApp, end: Date): Promise<void> {
  const { by, text, hoursAhead } = waitingUpdate;
  const body = { text, goesOutAt: end.getTime() + hoursAhead * hour };
  await app.call(writeUpdate, { body } as InputOf<typeof writeUpdate>, await app.signIn(by));
}

async function productOf({ platform }: DemoApp, slug: string): Promise<number> {
  const { level3_id } = await platform.database
    .selectFrom("published.listings_for_sale as listings_for_sale")
    .select("level3_id")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  return Number(level3_id);
}
