import { useEffect, useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { useSending } from "#engine/web/data/use-sending.ts";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { resendCode } from "../contract/auth.ts";
import { useCodeTexts } from "./codes/code.texts.ts";
import { type CodeRequest, renewCodeRequest, waitLonger } from "./codes/code-request.ts";
import { useAuthTexts } from "./words.ts";

/** Counts down to another code by what the server said, then offers it. */
export function ResendLine({
  request,
  onRenewed,
}: {
  readonly request: CodeRequest;
  /** Another code is on its way, or the server wants longer to be waited. */
  readonly onRenewed: (request: CodeRequest) => void;
}) {
  const words = useCodeTexts();
  const secondsLeft = useSecondsUntil(request.resendFrom);
  const resending = useSending({
    send: () => call(resendCode, { body: { requestId: request.requestId } }),
    onDone(sent) {
      onRenewed(renewCodeRequest(request, sent));
      showMessage(useCodeTexts.now().resent);
    },
    onError(error) {
      showMessage(sentenceOf(error) ?? useAuthTexts.now().offline);
      const wait = waitOf(error);
      if (wait !== undefined) onRenewed(waitLonger(request, wait));
    },
  });
  return (
    <div className="between t-note c2 min-h-11">
      {secondsLeft > 0 ? (
        <span>
          {words.newCodeIn} <b className="num">{clockText(secondsLeft)}</b>
        </span>
      ) : (
        <button
          type="button"
          className="link min-h-11"
          disabled={resending.isSending}
          onClick={resending.start}
        >
          {words.resend}
        </button>
      )}
    </div>
  );
}

/** The seconds that a refusal asks to be waited. */
function waitOf(error: Error): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 429) return undefined;
  const { retryAfterInSeconds } = (error.data ?? {}) as { readonly retryAfterInSeconds?: unknown };
  return typeof retryAfterInSeconds === "number" ? retryAfterInSeconds : undefined;
}

/** Whole seconds until the moment (epoch milliseconds), counted down while shown; 0 once it is past. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((moment - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}

/** `0:24`, and `1:05:00` where hours must be waited. */
function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const start = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes);
  return `${start}:${two(seconds % 60)}`;
}
