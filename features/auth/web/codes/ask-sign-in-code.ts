import { call } from "#engine/web/data/api-client.ts";
import { requestSignInCode } from "../../contract/auth.ts";
import { keepCodeRequest } from "./code-request.ts";

/** Asks for a code to sign in and keeps the request for the page of the code. Throws what `call` throws. */
export async function askSignInCode(mobileNo: string): Promise<void> {
  keepCodeRequest("sign-in", mobileNo, await call(requestSignInCode, { body: { mobileNo } }));
}
