import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError, call, newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { formatFieldDate } from "#engine/web/words/dates.ts";
import { addCommissionRule, type RuledScope } from "../contract.ts";
import { rulesQuery } from "./api.ts";
import { useCommissionsTexts } from "./commissions.texts.ts";
import { useScopeName } from "./use-scope-name.ts";

const fields = ["rateInBasisPoints", "validFrom"] as const;

/** Sets what an agent earns on packs of a category, a group or all, from a day on. */
export function RuleDialog({ scope, onClose }: { readonly scope: RuledScope; readonly onClose: () => void }) {
  const texts = useCommissionsTexts();
  const name = useScopeName(scope);
  const formId = useId();
  const [rate, setRate] = useState("");
  const [validFrom, setValidFrom] = useState(() => formatFieldDate(Date.now()));
  const [key, setKey] = useState(newIdempotencyKey);
  const { level1Id, level2Id } = scope;
  const saving = useMutation({
    mutationFn: () =>
      call(
        addCommissionRule,
        { body: { level1Id, level2Id, validFrom, rateInBasisPoints: basisPointsTyped(rate) } },
        { idempotencyKey: key },
      ),
    onSuccess: (answer) => {
      queryClient.setQueryData(rulesQuery.queryKey, answer);
      showMessage(texts.saved);
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError) setKey(newIdempotencyKey());
    },
  });
  const { error } = saving;
  const errors = error instanceof ApiError ? error.fields : {};
  const isBeside = fields.some((field) => errors[field] !== undefined);
  const typed = (set: (text: string) => void) => (event: { readonly target: { readonly value: string } }) => {
    set(event.target.value);
    setKey(newIdempotencyKey());
  };
  return (
    <FormDialog
      {...{ formId, onClose, title: texts.setTitle(name), cancelText: texts.cancel, submitText: texts.save }}
      busy={saving.isPending}
    >
      <Form
        close
        id={formId}
        trouble={error && !isBeside ? (sentenceOf(error) ?? texts.noConnection) : undefined}
        onSubmit={() => {
          if (!saving.isPending) saving.mutate();
        }}
      >
        <TextField
          {...{ name: "rateInBasisPoints", label: texts.rate, hint: texts.rateHint, value: rate }}
          error={errors["rateInBasisPoints"]}
          after={<span className="c2">%</span>}
          inputMode="decimal"
          maxLength={6}
          autoComplete="off"
          onChange={typed(setRate)}
        />
        <TextField
          {...{ name: "validFrom", label: texts.validFrom, hint: texts.validFromHint, value: validFrom }}
          type="date"
          error={errors["validFrom"]}
          onChange={typed(setValidFrom)}
        />
      </Form>
    </FormDialog>
  );
}

/** Hundredths of a percent of `4` or `4.5`; null for nothing typed, -1 for what is no rate, which the server refuses. */
function basisPointsTyped(text: string): number | null {
  const plain = text.replace(/[%\s]/g, "");
  if (plain === "") return null;
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return -1;
  return Math.round(Number(plain) * 100);
}
