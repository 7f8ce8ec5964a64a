import { numericCursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { Operation } from "#engine/server/http/route.ts";
import type { listSupportChats as endpoint } from "../../contract/desk.ts";
import { countQueue, selectQueue } from "./queue.queries.ts";

/** The queue of support, with how many each list has. */
export const listSupportChats: Operation<typeof endpoint> = async ({ actor, database }, { query }) => {
  const { profileId } = actor;
  const rows = await selectQueue(database, {
    show: query.show,
    profileId,
    after: numericCursorOf(query.after),
    atMost: query.limit + 1,
  });
  const { page, nextAfter } = pageOf(rows, query.limit, (last) => ({
    at: last.place,
    id: String(last.chatId),
  }));
  return {
    chats: page.map(({ chatId: _, place: __, waitsSince, lastAt, ...row }) => ({
      ...row,
      waitsSince: waitsSince?.getTime() ?? null,
      lastAt: lastAt.getTime(),
    })),
    nextAfter,
    counts: await countQueue(database, profileId),
  };
};
