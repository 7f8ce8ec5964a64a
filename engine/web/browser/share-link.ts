import { showMessage } from "../ui/overlay/snackbar.tsx";

/** What the person is told where the device has no way to share. */
export interface ShareTexts {
  readonly linkCopied: string;
  readonly linkToCopy: (url: string) => string;
}

/** Hands an address to the phone's own choice of apps; where there is none it is copied, and else shown. */
export async function shareLink(
  link: { readonly url: string; readonly title?: string; readonly text?: string },
  texts: ShareTexts,
): Promise<void> {
  try {
    if (typeof navigator.share === "function") return await navigator.share(link);
    await navigator.clipboard.writeText(link.url);
    showMessage(texts.linkCopied);
  } catch (error) {
    // The person closed the choice of apps.
    if (error instanceof DOMException && error.name === "AbortError") return;
    showMessage(texts.linkToCopy(link.url));
  }
}
