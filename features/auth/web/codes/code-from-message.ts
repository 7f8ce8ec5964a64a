import { useEffect } from "react";

interface CodeCredential extends Credential {
  readonly code: string;
}

/**
 * Takes the code out of the phone's message where the browser can (WebOTP); the person is asked by the phone first.
 * Elsewhere nothing happens: the keyboard's own suggestion and typing are left.
 */
export function useCodeFromMessage(onCode: (code: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one question to the phone for as long as the field is shown
  useEffect(() => {
    if (!("OTPCredential" in window)) return;
    const waiting = new AbortController();
    const wish = { otp: { transport: ["sms"] }, signal: waiting.signal } as CredentialRequestOptions;
    void navigator.credentials.get(wish).then(
      (credential) => {
        if (credential) onCode((credential as CodeCredential).code);
      },
      () => {
        // The person said no, or the page was left.
      },
    );
    return () => waiting.abort();
  }, []);
}
