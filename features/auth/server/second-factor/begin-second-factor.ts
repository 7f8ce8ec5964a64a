import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { platformRefusal, refuse } from "#engine/server/http/answers/errors.ts";
import { findPerson } from "#features/profiles/server";
import { beginSecondFactor as endpoint } from "../../contract/second-factor.ts";
import { atItsField, checkSecondFactor, isRefused } from "./check-second-factor.ts";
import { otpauthLink, qrOf } from "./otpauth-link.ts";
import { seal } from "./sealed-secret.ts";
import { keepWaitingSecret } from "./second-factors.queries.ts";
import { base32 } from "./totp.ts";

/** 160 bits, as RFC 4226 recommends. */
const secretLengthInBytes = 20;

/** Makes a new secret; one that is set stays good until the first code of the new one. */
export async function beginSecondFactor(context: MemberContext, { body }: CheckedOf<typeof endpoint>) {
  const { profileId } = context.actor;
  const person = await findPerson(context.database, profileId);
  if (!person) throw platformRefusal("platform/sign-in-needed");
  const current = await checkSecondFactor(context, person, body.secondFactor);
  if (isRefused(current)) return refuse(endpoint, current, atItsField(current));
  const random = Buffer.from(context.ids.token() + context.ids.token(), "base64url");
  const secret = random.subarray(0, secretLengthInBytes);
  const at = context.clock.now();
  await keepWaitingSecret(context.database, { profileId, secret: seal(context, profileId, secret), at });
  const link = otpauthLink(base32(secret), person.mobileNo);
  return { secret: base32(secret), link, qr: qrOf(link) };
}
