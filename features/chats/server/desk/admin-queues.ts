import { sql } from "kysely";
import { type AdminQueue, lengthOf } from "#engine/server/admin-start.ts";

/** Customers who wait for support's answer, for the console. */
export const waitingChats: AdminQueue = {
  name: "chats/waiting",
  title: { en: "Chats that wait for us", te: "మా జవాబు కోసం ఎదురుచూసే చాట్‌లు" },
  role: "support",
  leadsTo: "/app/admin/support/chats",
  limitInHours: 4,
  read: (reader, { most }) =>
    lengthOf(
      reader,
      sql`select waits_since as since from support_chats support join chats chat on chat.id = support.chat_id
        join published.members customer on customer.id = chat.opened_by_profile_id
        where state <> 'solved' and waits_since is not null order by 1`,
      most,
    ),
};
