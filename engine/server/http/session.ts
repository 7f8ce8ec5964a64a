import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Endpoint } from "#engine/contract/endpoint.ts";
import { isStaffRole, type Role, type SellerPart } from "#engine/contract/person.ts";
import type { Actor, Cookies, MemberContext, Platform, RequestContext } from "../context.ts";
import type { Reader, Transaction } from "../data/client.ts";
import { missingFor } from "../people/permission.ts";
import { forgetSessions, keptSession } from "./kept/kept-sessions.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** A session ends after 90 days, or 30 without use. */
const lifeInDays = 90;
const idleInDays = 30;
/** `userId` cookie of the specification (AUTH-003); it never authenticates anybody. */
const userIdLifeInSeconds = 31_536_000;

/** Over https the name forbids other paths, other domains and plain http; in a plain demo browsers would drop it. */
export function cookieName(platform: Pick<Platform, "config">, name: string): string {
  return platform.config.publicUrl?.startsWith("https:") ? `__Host-${name}` : name;
}

export function sessionCookieName(platform: Pick<Platform, "config">): string {
  return cookieName(platform, "santha-session");
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** Finds who is signed in: one statement, kept for a moment. An expired or idle session is no session. */
export async function findActor(
  platform: Platform,
  cookies: Pick<Cookies, "get">,
  { isReadAnew = false } = {},
): Promise<Actor | null> {
  const token = cookies.get(sessionCookieName(platform));
  if (token === undefined || token.length > 100) return null;
  const hashed = hashOf(token);
  const read = () => readSession(platform, hashed);
  const row = isReadAnew ? await read() : await keptSession(platform, hashed, read);
  return row && actorOf(platform, row);
}

/** The caller of an endpoint. Before a refusal the session is read anew: another process may have given the right just now. */
export async function findCaller(
  platform: Platform,
  endpoint: Endpoint,
  cookies: Pick<Cookies, "get">,
): Promise<Actor | null> {
  const actor = await findActor(platform, cookies);
  if (!actor || missingFor(endpoint, actor) === null) return actor;
  return findActor(platform, cookies, { isReadAnew: true });
}

/** An expired or idle session is none; that a good one is used is noted once an hour. */
async function readSession(platform: Platform, hashed: Buffer): Promise<SessionRow | null> {
  const now = platform.clock.now();
  const found = await sql<SessionRow>`
    select sessions.profile_id, profile_key, last_seen_at, expires_at, has_second_factor,
      access.seller_profile_id, access.parts,
      array(select role from role_grants where role_grants.profile_id = sessions.profile_id) as roles
    from sessions left join seller_access access on access.profile_id = sessions.profile_id
    where token_hash = ${hashed} and expires_at > ${now}
      and last_seen_at > ${new Date(now.getTime() - idleInDays * day)}`.execute(platform.database);
  const row = found.rows[0];
  if (!row || now.getTime() - row.last_seen_at.getTime() <= hour) return row ?? null;
  await markSeen(platform, hashed, now);
  return { ...row, last_seen_at: now };
}

function actorOf(platform: Platform, row: SessionRow): Actor {
  return {
    profileId: row.profile_id,
    profileKey: row.profile_key,
    hasSecondFactor: row.has_second_factor,
    ...accessOf(row),
    ...rolesInSession(platform, row.roles, row.has_second_factor),
  };
}

export interface SessionRow {
  readonly profile_id: number;
  readonly profile_key: string;
  readonly last_seen_at: Date;
  readonly expires_at: Date;
  readonly has_second_factor: boolean;
  readonly roles: Role[];
  readonly seller_profile_id: number | null;
  readonly parts: SellerPart[] | null;
}

/** Sellers work for themselves alone. */
function accessOf({ roles, seller_profile_id, parts }: SessionRow): Pick<Actor, "sellerAccess"> {
  if (seller_profile_id === null || parts === null || roles.includes("seller")) return {};
  return { sellerAccess: { sellerProfileId: seller_profile_id, parts } };
}

/** Which rights hold in a session, and which staff rights wait for the second factor. */
export function rolesInSession(
  { config }: Pick<Platform, "config">,
  roles: readonly Role[],
  hasSecondFactor: boolean,
): { readonly roles: readonly Role[]; readonly withheldRoles: readonly Role[] } {
  if (hasSecondFactor || !config.isSecondFactorRequired) return { roles, withheldRoles: [] };
  return {
    roles: roles.filter((role) => !isStaffRole(role)),
    withheldRoles: roles.filter(isStaffRole),
  };
}

/** Whether the session of a token can still be used, read anew; for what stays open longer than one request. */
export async function isSessionGood(platform: Platform, token: string): Promise<boolean> {
  return token.length <= 100 && (await readSession(platform, hashOf(token))) !== null;
}

async function markSeen(platform: Platform, hashed: Buffer, now: Date): Promise<void> {
  await platform.database
    .updateTable("sessions")
    .set({ last_seen_at: now })
    .where("token_hash", "=", hashed)
    .execute();
}

/** Starts a session with a new token, at every sign-in, and sets both cookies. */
export async function startSession(
  context: RequestContext,
  database: Reader,
  person: {
    readonly profileId: number;
    readonly profileKey: string;
    readonly hasSecondFactor?: boolean;
  },
): Promise<void> {
  const token = context.ids.token() + context.ids.token();
  const now = context.clock.now();
  await database
    .insertInto("sessions")
    .values({
      token_hash: hashOf(token),
      profile_id: person.profileId,
      profile_key: person.profileKey,
      device: context.device.slice(0, 200),
      has_second_factor: person.hasSecondFactor ?? false,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + lifeInDays * day),
    })
    .execute();
  context.cookies.set(sessionCookieName(context), token, { maxAgeInSeconds: (lifeInDays * day) / 1000 });
  context.cookies.set("userId", person.profileKey, {
    maxAgeInSeconds: userIdLifeInSeconds,
    isReadableByScripts: true,
  });
}

/** The signal after which open streams of a person look whether their session is still good. */
export function sessionsEndedOf(profileId: number): string {
  return `sessions ended ${profileId}`;
}

/** Ends the caller's session on the server and takes both cookies away. */
export async function endSession(context: RequestContext): Promise<void> {
  const name = sessionCookieName(context);
  const token = context.cookies.get(name);
  if (token !== undefined) {
    const ended = await context.database
      .deleteFrom("sessions")
      .where("token_hash", "=", hashOf(token))
      .returning("profile_id")
      .executeTakeFirst();
    forgetSessions(context.database);
    if (ended) await context.signals.send(context.database, sessionsEndedOf(ended.profile_id));
  }
  context.cookies.clear(name);
  context.cookies.clear("userId");
}

/** Ends all sessions of a person, for example after a change of password. */
export async function endSessionsOf(
  { signals }: Pick<Platform, "signals">,
  database: Reader,
  profileId: number,
): Promise<void> {
  await database.deleteFrom("sessions").where("profile_id", "=", profileId).execute();
  forgetSessions(database);
  await signals.send(database, sessionsEndedOf(profileId));
}

/** A session as its owner sees it; `device` is what the browser calls itself. */
export interface OpenSession {
  readonly id: number;
  readonly device: string;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
  readonly isThisOne: boolean;
}

/** The caller's sessions that are still good: this one first, then the last used. */
export async function sessionsOf(context: MemberContext): Promise<OpenSession[]> {
  const now = context.clock.now();
  return context.database
    .selectFrom("sessions")
    .select(["id", "device", "created_at as startedAt", "last_seen_at as lastSeenAt"])
    .select((row) => row("token_hash", "=", ownHash(context)).as("isThisOne"))
    .$castTo<OpenSession>()
    .where("profile_id", "=", context.actor.profileId)
    .where("expires_at", ">", now)
    .where("last_seen_at", ">", new Date(now.getTime() - idleInDays * day))
    .orderBy("isThisOne", "desc")
    .orderBy("last_seen_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** The id of the caller's session, held until the transaction ends; undefined when it has ended meanwhile. */
export async function lockOwnSession(
  context: MemberContext,
  transaction: Transaction,
): Promise<number | undefined> {
  const row = await transaction
    .selectFrom("sessions")
    .select("id")
    .where("token_hash", "=", ownHash(context))
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

/** Notes that the caller's session has proved the second factor. */
export async function markSecondFactor(context: MemberContext, transaction: Transaction): Promise<void> {
  await transaction
    .updateTable("sessions")
    .set({ has_second_factor: true })
    .where("token_hash", "=", ownHash(context))
    .execute();
  forgetSessions(transaction);
}

/** Ends one of the caller's sessions by its id. False when he has none of this id. */
export async function endSessionById(context: MemberContext, id: number): Promise<boolean> {
  const ended = await context.database
    .deleteFrom("sessions")
    .where("profile_id", "=", context.actor.profileId)
    .where("id", "=", id)
    .executeTakeFirst();
  forgetSessions(context.database);
  await context.signals.send(context.database, sessionsEndedOf(context.actor.profileId));
  return ended.numDeletedRows === 1n;
}

/** Ends all of the caller's sessions but this one. Returns how many. */
export async function endOtherSessionsOf(context: MemberContext): Promise<number> {
  const ended = await context.database
    .deleteFrom("sessions")
    .where("profile_id", "=", context.actor.profileId)
    .where("token_hash", "<>", ownHash(context))
    .executeTakeFirst();
  forgetSessions(context.database);
  await context.signals.send(context.database, sessionsEndedOf(context.actor.profileId));
  return Number(ended.numDeletedRows);
}

function ownHash(context: RequestContext): Buffer {
  return hashOf(context.cookies.get(sessionCookieName(context)) ?? "");
}

/** Deletes sessions that can no longer be used; run daily. */
export async function deleteDeadSessions(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const idleSince = new Date(now.getTime() - idleInDays * day);
  await platform.database
    .deleteFrom("sessions")
    .where((row) => row.or([row("expires_at", "<=", now), row("last_seen_at", "<=", idleSince)]))
    .execute();
}
