import { resendCode } from "@santha/contract/auth";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "#lib/api-client";
import { sentenceOf } from "#ui/answer";
import { showMessage } from "#ui/snackbar";
import { useAuthTexts } from "./auth.texts.ts";
import { type CodeRequest, renewCodeRequest } from "./code-request.ts";

const waitInSeconds = 30;

/** Counts down to another code, then offers it. */
export function ResendLine({
  request,
  onRenewed,
}: {
  readonly request: CodeRequest;
  readonly onRenewed: (request: CodeRequest) => void;
}) {
  const texts = useAuthTexts();
  const secondsLeft = useSecondsUntil(request.sentAt + waitInSeconds * 1000);
  const resending = useMutation({
    mutationFn: () => call(resendCode, { body: { requestId: request.requestId } }),
    onSuccess(sent) {
      onRenewed(renewCodeRequest(request, sent));
      showMessage(useAuthTexts.now().resent);
    },
    onError: (error) => showMessage(sentenceOf(error) ?? useAuthTexts.now().offline),
  });
  return (
    <div className="between t-note c2 min-h-11">
      {secondsLeft > 0 ? (
        <span>
          {texts.newCodeIn} <b className="num">{clockText(secondsLeft)}</b>
        </span>
      ) : (
        <button
          type="button"
          className="link min-h-11"
          disabled={resending.isPending}
          onClick={() => resending.mutate()}
        >
          {texts.resend}
        </button>
      )}
    </div>
  );
}

/** Whole seconds until the moment (epoch milliseconds), counted down while shown; 0 once it is past. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.min(waitInSeconds, Math.max(0, Math.ceil((moment - now) / 1000)));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
