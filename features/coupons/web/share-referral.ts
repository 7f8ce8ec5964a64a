import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { useCouponsTexts } from "./words.ts";

/** The sign-up with the number of the one who told about Santha filled in. */
export function referralLink(mobileNo: string): string {
  return `${location.origin}${location.pathname}#/auth/signup?referrer=${mobileNo}`;
}

/** Hands the link to the phone's own choice of apps; where there is none it is copied, and else shown. */
export async function shareReferral(url: string): Promise<void> {
  const texts = useCouponsTexts.now();
  try {
    if (typeof navigator.share === "function") return await navigator.share({ text: texts.shareText, url });
    await navigator.clipboard.writeText(url);
    showMessage(texts.linkCopied);
  } catch (error) {
    // The person closed the choice of apps.
    if (error instanceof DOMException && error.name === "AbortError") return;
    showMessage(texts.linkToCopy(url));
  }
}
