/** What the code is for. */
export type CodePurpose = "sign-up" | "sign-in" | "reset";

/** What the server says about a code it sent. */
interface SentCode {
  readonly requestId: string;
  readonly codeLength: number;
  readonly resendAfterInSeconds: number;
}

/** The code that was asked for in this tab. It survives a reload and holds nothing secret: the number is masked. */
export interface CodeRequest {
  readonly requestId: string;
  readonly purpose: CodePurpose;
  readonly maskedMobileNo: string;
  readonly codeLength: number;
  /** When another code may be asked for, as the server said: epoch milliseconds of this device. */
  readonly resendFrom: number;
}

const storageKey = "santha.code-request";

/** Keeps what the page of the code needs to know. `mobileNo` as it was typed. */
export function keepCodeRequest(purpose: CodePurpose, mobileNo: string, sent: SentCode): CodeRequest {
  return put({ ...known(sent), purpose, maskedMobileNo: masked(mobileNo) });
}

/** The same wish with the code that was sent again. */
export function renewCodeRequest(request: CodeRequest, sent: SentCode): CodeRequest {
  return put({ ...request, ...known(sent) });
}

/** The same request when the server wants longer to be waited. */
export function waitLonger(request: CodeRequest, seconds: number): CodeRequest {
  return put({ ...request, resendFrom: Date.now() + seconds * 1000 });
}

function known({ requestId, codeLength, resendAfterInSeconds }: SentCode) {
  return { requestId, codeLength, resendFrom: Date.now() + resendAfterInSeconds * 1000 };
}

/** The request to go on with: what was asked for in this tab, or null. */
export function currentCodeRequest(): CodeRequest | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    return isCodeRequest(kept) ? kept : null;
  } catch {
    // What stands there was not written here.
    return null;
  }
}

/** Forgets the request, once its code has done its work. */
export function forgetCodeRequest(): void {
  sessionStorage.removeItem(storageKey);
}

/** A browser that closes its storage has no cookies either, so nobody could sign in with it. */
function put(request: CodeRequest): CodeRequest {
  sessionStorage.setItem(storageKey, JSON.stringify(request));
  return request;
}

/** `98••• ••210` of ten digits. */
function masked(mobileNo: string): string {
  const digits = mobileNo.replace(/\D/g, "").slice(-10);
  return `${digits.slice(0, 2)}••• ••${digits.slice(-3)}`;
}

function isCodeRequest(value: unknown): value is CodeRequest {
  if (typeof value !== "object" || value === null) return false;
  const { requestId, purpose, maskedMobileNo, codeLength, resendFrom } = value as Record<string, unknown>;
  return (
    typeof requestId === "string" &&
    (purpose === "sign-up" || purpose === "sign-in" || purpose === "reset") &&
    typeof maskedMobileNo === "string" &&
    typeof codeLength === "number" &&
    typeof resendFrom === "number"
  );
}
