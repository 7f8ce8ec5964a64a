import { useOnline } from "#engine/web/data/online.ts";
import { useIsSending } from "#engine/web/outbox/outbox.ts";
import type { OutboxEntry } from "#engine/web/outbox/outbox-entry.ts";
import { formatTime } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { useOutboxTexts } from "./words.ts";

/** Where a change that waits stands, in plain words. */
export function Standing({ entry }: { readonly entry: OutboxEntry }): string {
  const texts = useOutboxTexts();
  const language = useLanguage();
  const isOnline = useOnline();
  const isSending = useIsSending(entry.id);
  const { attempts, nextTryAt } = entry;
  if (!isOnline) return texts.waitsForNetwork;
  if (isSending) return texts.sending;
  if (attempts > 0 && nextTryAt > Date.now()) return texts.triedAt(attempts, formatTime(nextTryAt, language));
  return texts.waits;
}
