import { useRouter } from "@tanstack/react-router";
import { NetworkError } from "../../data/api-client.ts";
import { orderDrafts } from "../../data/order-drafts.ts";
import { forgetPrivate, unsentWork } from "../../data/private-storage.ts";
import { knownSession, signOut } from "../../data/session.ts";
import { forgetOutbox, loadOutbox } from "../../outbox/outbox.ts";
import { isOpen } from "../../outbox/outbox-entry.ts";
import { forgetTarget } from "../../routes/kept-target.ts";
import { showMessage } from "../../ui/overlay/snackbar.tsx";
import { useFrameTexts } from "../frame/frame.texts.ts";
import { askBeforeLeaving } from "./sign-out-asking.ts";

/**
 * Logs out: from the header to home, whose guard leads to sign-in; from the drawer to sign-in, deleting the
 * `userId` cookie. Asks first about unsent work. Deletes private data except unsent work that the user keeps.
 * Reports an unreachable server.
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
    if (!keepsUnsent) await forgetOutbox(profileKey);
    if (from === "drawer") deleteUserCookie();
    await router.navigate({ href: from === "header" ? "/app/home" : "/auth/signin", replace: true });
    forgetTarget();
  };
  return async () => {
    const changes = (await loadOutbox()).filter(isOpen).length;
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
