/** 100000 → `1000`, 12550 → `125.50`: an amount within a sentence that names the currency itself. */
export function plainRupees(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}
