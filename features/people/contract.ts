import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { nameText } from "#engine/contract/language.ts";
import { nextPage } from "#engine/contract/next-page.ts";

/** What somebody is to others; who has no other role is a farmer. */
export const personRole = z.enum(["seller", "agent", "staff", "farmer"]);
export type PersonRole = z.output<typeof personRole>;

/** A person in a list, by what every member may see. */
export const personLine = z.object({
  profileKey: z.string(),
  firstName: z.string(),
  firstNameTe: z.nullable(z.string()),
  pictureUrl: z.nullable(z.string()),
  role: personRole,
  /** Of a seller. */
  businessName: z.nullable(nameText),
  locality: z.nullable(z.string()),
  district: z.nullable(z.string()),
});
export type PersonLine = z.output<typeof personLine>;

/** A person on the page that other members see. */
export const person = z.extend(personLine, {
  state: z.nullable(z.string()),
  /** Epoch milliseconds. */
  memberSince: z.int(),
  followers: z.int(),
  following: z.int(),
  isFollowed: z.boolean(),
  followsYou: z.boolean(),
  /** By the caller. */
  isBlocked: z.boolean(),
});
export type Person = z.output<typeof person>;

const byKey = z.object({ profileKey: z.string().check(z.maxLength(64)) });
const notFound = { "people/not-found": 404 } as const;

/** Most people that one person follows, and most that one blocks. */
export const mostFollowed = 2000;
export const mostBlocked = 1000;
/** So long it is kept who viewed a profile. */
export const viewsKeptInDays = 90;

export const readPerson = endpoint({
  name: "people/read-person",
  summary:
    "A person as other members see him, without number, e-mail, pin code and address. One who has blocked the caller is not found.",
  method: "GET",
  path: "/v2/people/{profileKey}",
  permission: "member",
  rate: { hits: 60, windowInSeconds: 10 },
  params: byKey,
  answer: person,
  errors: notFound,
});

export const viewPerson = endpoint({
  name: "people/view-person",
  summary:
    "Notes that the caller looks at a person's page, once for each two people with the latest time; nothing is noted of who hides as a viewer, of a look at oneself or at somebody whom the caller has blocked.",
  method: "PUT",
  path: "/v2/people/{profileKey}/view",
  permission: "member",
  params: byKey,
  answer: z.object({ isNoted: z.boolean() }),
  errors: notFound,
});

export const followPerson = endpoint({
  name: "people/follow-person",
  summary: "Follows a person; once is enough, and nobody follows himself.",
  method: "PUT",
  path: "/v2/people/{profileKey}/follow",
  permission: "member",
  params: byKey,
  answer: person,
  errors: { ...notFound, "people/yourself": 422, "people/blocked": 409, "people/too-many-followed": 409 },
});

export const unfollowPerson = endpoint({
  name: "people/unfollow-person",
  summary: "Follows a person no more; one who was not followed changes nothing.",
  method: "DELETE",
  path: "/v2/people/{profileKey}/follow",
  permission: "member",
  params: byKey,
  answer: person,
  errors: notFound,
});

export const blockPerson = endpoint({
  name: "people/block-person",
  summary:
    "Blocks a person: neither follows the other any more, finds the other, reads what the other writes or is shown as a viewer, and the blocked one no longer sees the caller's page.",
  method: "PUT",
  path: "/v2/people/{profileKey}/block",
  permission: "member",
  params: byKey,
  answer: person,
  errors: { ...notFound, "people/yourself": 422, "people/too-many-blocked": 409 },
});

export const unblockPerson = endpoint({
  name: "people/unblock-person",
  summary: "Takes a block back; who followed whom before does not come back.",
  method: "DELETE",
  path: "/v2/people/{profileKey}/block",
  permission: "member",
  params: byKey,
  answer: person,
  errors: notFound,
});

export const networkLists = ["followers", "following", "blocked"] as const;
export type NetworkList = (typeof networkLists)[number];

export const listNetwork = endpoint({
  name: "people/list-network",
  summary: "Who follows the caller, whom he follows, or whom he has blocked; the newest first.",
  method: "GET",
  path: "/v2/network/people",
  permission: "member",
  query: z.extend(nextPage, { list: z.enum(networkLists) }),
  answer: z.object({ people: z.array(personLine), nextAfter: z.nullable(z.string()) }),
  errors: {},
});

export const listViews = endpoint({
  name: "people/list-views",
  summary:
    "Who viewed the caller's profile in the last 90 days, each once with the latest time, newest first. Who hides as a viewer sees none.",
  method: "GET",
  path: "/v2/network/views",
  permission: "member",
  query: nextPage,
  answer: z.object({
    /** The caller hides as a viewer. */
    isHidden: z.boolean(),
    views: z.array(z.extend(personLine, { viewedAt: z.int() })),
    nextAfter: z.nullable(z.string()),
  }),
  errors: {},
});

export const hideAsViewer = endpoint({
  name: "people/hide-as-viewer",
  summary: "Chooses whether the caller is counted as a viewer; hiding forgets at once whom he has viewed.",
  method: "PUT",
  path: "/v2/network/views/hidden",
  permission: "member",
  body: z.object({ isHidden: z.boolean() }),
  answer: z.object({ isHidden: z.boolean() }),
  errors: {},
});

/** The longest text that is searched. */
export const longestSearch = 80;

export const searchPeople = endpoint({
  name: "people/search-people",
  summary:
    "People whose name, or business name, in Latin or Telugu letters is like the text, the closest first. A whole mobile number finds only one of the caller's contacts, or one whom he follows and who follows him.",
  method: "GET",
  path: "/v2/people",
  permission: "member",
  rate: { hits: 30, windowInSeconds: 10 },
  query: z.object({
    q: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestSearch)),
    /** `nextAfter` of the page before. */
    after: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(1000)), 0),
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  answer: z.object({ people: z.array(personLine), nextAfter: z.nullable(z.int()) }),
  errors: {},
});
