import { type Language, wordsIn } from "#engine/web/words/language.ts";
import type { AskableLine } from "#features/orders/contract/order-requests.ts";

/** Which packs of a product and how many: one product may stand in an order in several packs. */
export function packsText({ pack }: Pick<AskableLine, "pack">, howMany: string, language: Language): string {
  return [wordsIn(language, pack).text, howMany].filter(Boolean).join(", ");
}
