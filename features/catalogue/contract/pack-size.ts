/** Whether a typed word is a size: of two bags of one thing it tells which is meant, not what is. */
export function isSize(word: string): boolean {
  return /^\d+(?:\.\d+)?(?:kg|g|ml|l|hp|mm|inch)$/.test(word);
}
