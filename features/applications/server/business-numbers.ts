const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Five letters of which the fourth says what the holder is, four digits, a letter. */
export function isPan(text: string): boolean {
  return /^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$/.test(text);
}

/** State, PAN, number of the registration, Z, check sign; whether the check sign is right is another question. */
export function hasGstinShape(text: string): boolean {
  return /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text);
}

/** The last sign of a GSTIN, computed from the fourteen before it. */
export function gstinCheckSign(firstFourteen: string): string {
  const sum = [...firstFourteen].reduce((total, sign, place) => {
    const product = digits.indexOf(sign) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / digits.length) + (product % digits.length);
  }, 0);
  return digits.charAt((digits.length - (sum % digits.length)) % digits.length);
}

export function hasRightCheckSign(gstin: string): boolean {
  return gstinCheckSign(gstin.slice(0, -1)) === gstin.slice(-1);
}

/** The PAN of the business within its GSTIN. */
export function panOfGstin(gstin: string): string {
  return gstin.slice(2, 12);
}
