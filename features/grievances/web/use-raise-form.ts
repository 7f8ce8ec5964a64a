import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useKeptText } from "#engine/web/browser/kept-text.ts";
import { ApiError, call, newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { type GrievanceSubject, raiseGrievance } from "../contract.ts";
import { takeGrievance } from "./api.ts";
import { useGrievancesTexts } from "./words.ts";

type GrievanceField = "subject" | "orderNumber" | "text";

/** The form of a new grievance: what is wrong stands beside its field, and all that is typed is kept until it is sent. */
export function useRaiseForm() {
  const texts = useGrievancesTexts();
  const [subject, setSubject] = useKeptText("grievances.subject");
  const [orderNumber, setOrderNumber] = useKeptText("grievances.order");
  const [text, setText] = useKeptText("grievances.new");
  const setters = { subject: setSubject, orderNumber: setOrderNumber, text: setText };
  const [isTried, setTried] = useState(false);
  const key = useRef(newIdempotencyKey());
  const put = (field: GrievanceField, value: string) => {
    setters[field](value);
    key.current = newIdempotencyKey();
  };
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      call(
        raiseGrievance,
        { body: { subject: subject as GrievanceSubject, orderNumber: orderNumber.trim() || null, text } },
        { idempotencyKey: key.current },
      ),
    onSuccess: (grievance) => {
      takeGrievance(grievance);
      for (const field of ["subject", "orderNumber", "text"] as const) put(field, "");
      setTried(false);
      showMessage(texts.raised(grievance.ticket));
    },
  });
  const refused = error instanceof ApiError ? error.fields : {};
  const faults: Partial<Record<GrievanceField, string>> = {
    ...(subject === "" ? { subject: texts.subjectMissing } : {}),
    ...(text.trim().length < 10 ? { text: texts.textWrong } : {}),
  };
  return {
    draft: { subject, orderNumber, text },
    put,
    isSending: isPending,
    errorOf: (field: GrievanceField): string | undefined =>
      isTried ? (faults[field] ?? refused[field]) : undefined,
    trouble: error && Object.keys(refused).length === 0 ? (sentenceOf(error) ?? texts.notSent) : undefined,
    submit: () => {
      setTried(true);
      if (Object.keys(faults).length === 0 && !isPending) mutate();
    },
  };
}
