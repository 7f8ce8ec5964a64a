import { useRouter } from "@tanstack/react-router";
import { forgetTarget } from "../lib/kept-target.ts";
import { signOut } from "../lib/session.ts";
import { showMessage } from "../ui/snackbar.tsx";
import { useFrameTexts } from "./frame.texts.ts";

/**
 * Logs out: from the header to home, which the guard turns into sign-in without a kept address; from the drawer to
 * sign-in, and the `userId` cookie goes. Says so when the server could not be reached.
 */
export function useSignOut(from: "header" | "drawer"): () => Promise<void> {
  const router = useRouter();
  return async () => {
    try {
      await signOut();
    } catch {
      showMessage(useFrameTexts.now().signOutFailed);
      return;
    }
    if (from === "drawer") deleteUserCookie();
    await router.navigate({ href: from === "header" ? "/app/home" : "/auth/signin", replace: true });
    forgetTarget();
  };
}

function deleteUserCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = "userId=; path=/; max-age=0; samesite=lax";
}
