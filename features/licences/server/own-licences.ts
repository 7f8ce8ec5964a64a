import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { claimPicture } from "#features/files/server";
import {
  endsSoonInDays,
  licenceKinds,
  type OwnLicence,
  type readOwnLicences as readEndpoint,
  sendLicence as sendEndpoint,
} from "../contract.ts";
import { daysUntil } from "./days.ts";
import {
  countsLonger,
  findOwnSeller,
  insertRequest,
  type OwnLicenceRow,
  selectOwnLicences,
} from "./queries.ts";
import { tellAdmins } from "./tell-people.ts";

type OwnLicences = AnswerOf<typeof readEndpoint>;

/** The caller's licences by kind; a person without a business has none of each. */
export async function readOwnLicences({
  sellerProfileId,
  database,
  clock,
}: SellerContext): Promise<OwnLicences> {
  const sellerId = (await findOwnSeller(database, sellerProfileId)) ?? 0;
  return ownLicences(database, sellerId, dayInIndia(clock.now()));
}

/** Puts a licence before the admins, one of a kind at a time. */
export async function sendLicence(
  context: SellerContext,
  { params: { kind }, body: { number, validUntil, scan } }: CheckedOf<typeof sendEndpoint>,
): Promise<OwnLicences> {
  const { actor, sellerProfileId } = context;
  const { profileId } = actor;
  const at = context.clock.now();
  return inTransaction(context, async (transaction) => {
    const sellerId = await findOwnSeller(transaction, sellerProfileId);
    if (sellerId === undefined) return refuse(sendEndpoint, "licences/no-business");
    if (validUntil <= dayInIndia(at)) return refuseField("validUntil", "licences/until");
    if (await countsLonger(transaction, sellerId, { kind, validUntil }))
      return refuseField("validUntil", "licences/ends-earlier");
    const wish = { sellerId, sellerProfileId, kind, number, validUntil, scan, by: profileId, at };
    const requestId = await insertRequest(transaction, wish);
    if (requestId === undefined) return refuse(sendEndpoint, "licences/being-checked");
    const use = {
      pictureKey: scan,
      ownerProfileId: profileId,
      givenToProfileId: sellerProfileId,
      audience: "private",
      usedBy: "licences/scan",
      readers: { roles: ["platform-admin"] },
    } as const;
    if ((await claimPicture(transaction, use)) === null) return refuseField("scan", "licences/scan-gone");
    await audit(context, transaction, {
      action: "licences/sent",
      subject: `licence request ${requestId}`,
      detail: { kind, number, validUntil },
    });
    await tellAdmins(context, transaction, { requestId, kind });
    return ownLicences(transaction, sellerId, dayInIndia(at));
  });
}

function refuseField(
  field: string,
  code: "licences/until" | "licences/ends-earlier" | "licences/scan-gone",
): never {
  return refuse(sendEndpoint, code, { fields: { [field]: code } });
}

async function ownLicences(reader: Reader, sellerId: number, today: string): Promise<OwnLicences> {
  const rows = await selectOwnLicences(reader, sellerId, licenceKinds);
  return { licences: rows.map((row) => toOwnLicence(row, today)) };
}

function toOwnLicence(
  { kind, number, validUntil, request, packsOff }: OwnLicenceRow,
  today: string,
): OwnLicence {
  const licence = number === null || validUntil === null ? null : { number, validUntil };
  const open = request && request.state !== "approved" ? { ...request, state: request.state } : null;
  return { kind, licence, state: stateOf(validUntil, today), request: open, packsOff };
}

function stateOf(validUntil: string | null, today: string): OwnLicence["state"] {
  if (validUntil === null) return "none";
  const left = daysUntil(validUntil, today);
  if (left < 0) return "ended";
  return left <= endsSoonInDays ? "ends-soon" : "valid";
}
