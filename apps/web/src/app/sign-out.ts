import { useRouter } from "@tanstack/react-router";
import { NetworkError } from "../lib/api-client.ts";
import { forgetTarget } from "../lib/kept-target.ts";
import { orderDrafts } from "../lib/order-drafts.ts";
import { forgetPrivate, unsentWork } from "../lib/private-storage.ts";
import { knownSession, signOut } from "../lib/session.ts";
import { forgetUnsent, unsentRecords } from "../lib/unsent.ts";
import { isOpen } from "../lib/unsent-record.ts";
import { showMessage } from "../ui/snackbar.tsx";
import { useFrameTexts } from "./frame.texts.ts";
import { askBeforeLeaving } from "./sign-out-asking.ts";

/**
 * Logs out: from the header to home, which the guard turns into sign-in without a kept address; from the drawer to
 * sign-in, and the `userId` cookie goes. Asks first when something is not sent. Everything private goes from the phone,
 * except unsent work that the person keeps for his account. Says so when the server could not be reached.
 */
export function useSignOut(from: "header" | "drawer"): () => Promise<void> {
  const router = useRouter();
  const leave = async ({ keepsUnsent }: { readonly keepsUnsent: boolean }): Promise<void> => {
    const profileKey = knownSession()?.profileKey ?? "";
    try {
      await signOut();
    } catch (error) {
      return sayWhyNot(error);
    }
    if (profileKey !== "") forgetPrivate(profileKey, keepsUnsent ? unsentWork : undefined);
    if (!keepsUnsent) await forgetUnsent(profileKey);
    if (from === "drawer") deleteUserCookie();
    await router.navigate({ href: from === "header" ? "/app/home" : "/auth/signin", replace: true });
    forgetTarget();
  };
  return async () => {
    const changes = (await unsentRecords()).filter(isOpen).length;
    const drafts = orderDrafts(knownSession()?.profileKey ?? "").filter(({ masterId }) => masterId === null);
    if (changes + drafts.length === 0) await leave({ keepsUnsent: false });
    else askBeforeLeaving({ changes, drafts: drafts.length, leave });
  };
}

function sayWhyNot(error: unknown): void {
  const texts = useFrameTexts.now();
  showMessage(error instanceof NetworkError ? texts.signOutOffline : texts.signOutFailed);
}

function deleteUserCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = "userId=; path=/; max-age=0; samesite=lax";
}
