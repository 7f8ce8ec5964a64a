import { mobileText } from "#engine/contract/mobile-number.ts";
/** A number that a press calls. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a className="link num whitespace-nowrap" href={`tel:+91${phone}`}>
      {mobileText(phone)}
    </a>
  );
}
