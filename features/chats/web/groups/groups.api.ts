import { queryOptions } from "@tanstack/react-query";
import type { NameText } from "#engine/contract/language.ts";
import { call } from "#engine/web/data/api-client.ts";
import { listContacts } from "#features/contacts/contract.ts";
import { listNetwork, type PersonLine, searchPeople } from "#features/people/contract.ts";
import { readGroup } from "../../contract/groups.ts";

/** A group with its members; asked again with everything about chats. Throws ApiError `chats/not-found`. */
export function groupQuery(chatKey: string) {
  return queryOptions({
    queryKey: ["chats", "group", chatKey],
    queryFn: ({ signal }) => call(readGroup, { params: { chatKey } }, { signal }),
  });
}

/** Somebody who can be chosen for a group. */
export interface Choosable {
  readonly profileKey: string;
  readonly name: NameText;
  readonly pictureUrl: string | null;
  readonly place: string;
}

const ofLine = ({ profileKey, firstName, firstNameTe, businessName, pictureUrl, ...at }: PersonLine) => ({
  profileKey,
  name: businessName ?? { en: firstName, te: firstNameTe },
  pictureUrl,
  place: [...new Set([at.locality, at.district])].filter(Boolean).join(", "),
});

/** Those whom the person knows: who follows and is followed, and contacts with an account; or whom a name finds. */
export function choosableQuery(q: string) {
  return queryOptions({
    queryKey: ["people", "choosable", q],
    queryFn: async ({ signal }): Promise<readonly Choosable[]> => {
      if (q !== "") return (await call(searchPeople, { query: { q } }, { signal })).people.map(ofLine);
      const [followers, following, contacts] = await Promise.all([
        call(listNetwork, { query: { list: "followers", limit: 50 } }, { signal }),
        call(listNetwork, { query: { list: "following", limit: 50 } }, { signal }),
        call(listContacts, { query: {} }, { signal }),
      ]);
      const ofContacts = contacts.contacts.flatMap(({ profileKey, name }) =>
        profileKey ? [{ profileKey, name: { en: name, te: null }, pictureUrl: null, place: "" }] : [],
      );
      const all = [...ofContacts, ...[...followers.people, ...following.people].map(ofLine)];
      return [...new Map(all.map((one) => [one.profileKey, one])).values()];
    },
  });
}
