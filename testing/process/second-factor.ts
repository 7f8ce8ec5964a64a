import type { Clock } from "#engine/server/clock.ts";
import { beginSecondFactor, confirmSecondFactor } from "#features/auth/contract/second-factor.ts";
import { codeOfStep, stepAt } from "#features/auth/server/second-factor/totp.ts";
import type { TestApp } from "./app.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The bytes of a base32 secret. */
function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0")).join("");
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows for the secret at the server's time. */
export function appCode({ clock }: { readonly clock: Pick<Clock, "now"> }, secret: string): string {
  return codeOfStep(bytesOf(secret), stepAt(clock.now()));
}

/** Sets up a second factor for whoever has the cookie; the next code is good half a minute later. */
export async function withSecondFactor(
  server: TestApp,
  as: string,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const { data } = await server.call(beginSecondFactor, { body: {} }, { as });
  const body = { code: appCode(server, data.secret) };
  const confirmed = await server.call(confirmSecondFactor, { body }, { as });
  server.clock.advance(30_000);
  return { secret: data.secret, recoveryCodes: confirmed.data.recoveryCodes };
}
