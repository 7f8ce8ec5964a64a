import encodeQr from "qr";

/** What authenticator apps take over a new account from. */
export function otpauthLink(secret: string, mobileNo: string): string {
  const query = new URLSearchParams({ secret, issuer: "Santha" });
  return `otpauth://totp/Santha:${mobileNo}?${query}`;
}

/** A text as QR code: the dark squares of a grid as one SVG path, with the white border that scanners need. */
export function qrOf(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQr(text, "raw", { ecc: "medium", border: 4 });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: rows.length, path: squares.join("") };
}
