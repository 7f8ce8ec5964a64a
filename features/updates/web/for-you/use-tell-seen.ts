import { useCallback, useEffect, useRef } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { mostSeenAtOnce, tellSeen } from "../../contract/reading.ts";

/** Cards that come into view within so long are told of in one call. */
const gatheredMs = 8000;

/** Tells the server which updates were before the person's eyes, many at a time. One that is not told of is of no matter. */
export function useTellSeen(): (shareId: string) => void {
  const told = useRef(new Set<string>());
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const shareIds = waiting.current.splice(0);
    if (shareIds.length > 0) call(tellSeen, { body: { shareIds } }).catch(() => {});
  }, []);
  useEffect(() => send, [send]);
  return useCallback(
    (shareId) => {
      if (told.current.has(shareId)) return;
      told.current.add(shareId);
      waiting.current.push(shareId);
      if (waiting.current.length >= mostSeenAtOnce) send();
      else timer.current ??= setTimeout(send, gatheredMs);
    },
    [send],
  );
}
