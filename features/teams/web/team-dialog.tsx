import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { moneyParts, paiseTyped } from "#engine/web/words/money.ts";
import { changeTeam, createTeam, longestTeamName, type Team } from "../contract.ts";
import { takeTeams, teamsQuery } from "./api.ts";
import { useTeamsTexts } from "./words.ts";

/** Makes a team or changes one. What was typed stays when it is refused. */
export function TeamDialog({
  team,
  onClose,
}: {
  /** Null: a new one. */
  readonly team: Team | null;
  readonly onClose: () => void;
}) {
  const texts = useTeamsTexts();
  const formId = useId();
  const [name, setName] = useState(team?.name ?? "");
  const [target, setTarget] = useState(() =>
    team?.targetInPaise ? moneyParts(team.targetInPaise).rupees : "",
  );
  const saving = useMutation({
    mutationFn: () => {
      const terms = { name, targetInPaise: target.trim() === "" ? null : paiseTyped(target) };
      if (!team) return call(createTeam, { body: terms });
      const seen = { name: team.name, targetInPaise: team.targetInPaise };
      return call(changeTeam, { params: { teamId: team.teamId }, body: { ...terms, seen } });
    },
    onSuccess: (answer) => {
      takeTeams(answer);
      showMessage(texts.saved);
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status < 500) void queryClient.refetchQueries(teamsQuery);
    },
  });
  const { error } = saving;
  const fields = error instanceof ApiError ? error.fields : {};
  const isBeside = fields["name"] !== undefined || fields["targetInPaise"] !== undefined;
  return (
    <FormDialog
      {...{ formId, onClose }}
      title={team ? texts.changeTeam : texts.addTeam}
      cancelText={texts.cancel}
      submitText={texts.save}
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
          label={texts.name}
          name="name"
          autoComplete="off"
          maxLength={longestTeamName}
          value={name}
          error={fields["name"]}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={texts.targetField}
          hint={texts.targetHint}
          name="targetInPaise"
          autoComplete="off"
          before="₹"
          inputMode="numeric"
          maxLength={14}
          value={target}
          error={fields["targetInPaise"]}
          onChange={(event) => setTarget(event.target.value)}
        />
      </Form>
    </FormDialog>
  );
}
