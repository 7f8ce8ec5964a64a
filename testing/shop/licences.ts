import { type LicenceKind, sendLicence } from "#features/licences/contract.ts";
import type { TestApp } from "../process/app.ts";
import { aScan } from "./applications.ts";
import type { TestPerson } from "./people.ts";

/** Sends a licence of this seller's business; the photo is made for it. */
export async function sendALicence(
  app: Pick<TestApp, "call">,
  seller: TestPerson,
  licence: { readonly kind?: LicenceKind; readonly number?: string; readonly validUntil?: string } = {},
) {
  const body = {
    number: licence.number ?? "TS/SEED/2027",
    validUntil: licence.validUntil ?? "2029-03-31",
    scan: await aScan(app, seller),
  };
  return app.call(sendLicence, { params: { kind: licence.kind ?? "seed" }, body }, { as: seller.cookie });
}

/** The number of the request that was sent last. */
export async function lastRequestId({ platform }: Pick<TestApp, "platform">): Promise<number> {
  const { id } = await platform.database
    .selectFrom("licence_requests")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return id;
}
