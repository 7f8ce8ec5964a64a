import { shareLink } from "#engine/web/browser/share-link.ts";
import { useCouponsTexts } from "./words.ts";

/** The sign-up with the number of the one who told about Santha filled in. */
export function referralLink(mobileNo: string): string {
  return `${location.origin}${location.pathname}#/auth/signup?referrer=${mobileNo}`;
}

/** Shares the link with words of invitation. */
export function shareReferral(url: string): Promise<void> {
  const texts = useCouponsTexts.now();
  return shareLink({ text: texts.shareText, url }, texts);
}
