/** Ten digits, the first 6 to 9. */
const tenDigits = /^[6-9][0-9]{9}$/;

/** A typed number without spaces, dashes and a +91, 91 or 0 before its ten digits. */
export function bareMobileNo(typed: string): string {
  return typed.replace(/[\s-]/g, "").replace(/^(\+?91|0)(?=\d{10}$)/, "");
}

/** Whether a typed text is an Indian mobile number, spelled in any usual way. */
export function isMobileNo(typed: string): boolean {
  return tenDigits.test(bareMobileNo(typed));
}

/** A mobile number as it is read, `+91` first; it stays on one line. */
export function mobileText(mobileNo: string): string {
  return `+91\u00a0${mobileNo.replaceAll(" ", "\u00a0")}`;
}
