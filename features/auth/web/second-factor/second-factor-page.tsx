import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { beginSecondFactor } from "../../contract/second-factor.ts";
import { useSubmission } from "../use-submission.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { secondFactorQuery } from "./second-factor.api.ts";
import { useSecondFactorTexts } from "./second-factor.texts.ts";
import { SecondFactorSetUp, type SetUp } from "./second-factor-set-up.tsx";
import { secondStepRefusals } from "./second-step.tsx";

/** Two-step sign-in of the operator's people: whether it is on, setting it up, and the recovery codes once. */
export function SecondFactorPage() {
  const state = useQuery(secondFactorQuery);
  const queries = useQueryClient();
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) {
    const close = (): void => {
      setCodes(null);
      setSetUp(null);
      void queries.invalidateQueries(secondFactorQuery);
    };
    return (
      <PageBody className="stack">
        <RecoveryCodes codes={codes} onDone={close} />
      </PageBody>
    );
  }
  return (
    <PageBody className="stack">
      <Answer to={state}>
        {(found) => (
          <Card pad>
            {setUp ? (
              <SecondFactorSetUp setUp={setUp} onSet={setCodes} />
            ) : (
              <Begin {...found} onBegun={setSetUp} />
            )}
          </Card>
        )}
      </Answer>
    </PageBody>
  );
}

/** What two-step sign-in is, and the button that begins it; a new phone needs a code of the old one. */
function Begin({
  isSet,
  isRequired,
  recoveryCodesLeft,
  onBegun,
}: {
  readonly isSet: boolean;
  readonly isRequired: boolean;
  readonly recoveryCodesLeft: number;
  readonly onBegun: (setUp: SetUp) => void;
}) {
  const texts = useSecondFactorTexts();
  const [current, setCurrent] = useState("");
  const sending = useSubmission({
    check: () => ({}),
    send: () => call(beginSecondFactor, { body: current === "" ? {} : { secondFactor: current } }),
    onDone: onBegun,
    fieldOf: secondStepRefusals,
  });
  return (
    <form ref={sending.form} className="stack" noValidate onSubmit={sending.onSubmit}>
      {isSet ? (
        <Note job="done">
          {texts.isOn} {texts.codesLeft(recoveryCodesLeft)}
        </Note>
      ) : (
        isRequired && <Note>{texts.required}</Note>
      )}
      <p>{texts.intro}</p>
      {isSet && (
        <TextField
          label={texts.currentCode}
          name="secondFactor"
          autoComplete="one-time-code"
          maxLength={40}
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
          error={sending.errorOf("secondFactor")}
        />
      )}
      {sending.trouble && <Note job="trouble">{sending.trouble}</Note>}
      <Button type="submit" wide look={isSet ? "second" : "main"} busy={sending.isSending}>
        {isSet ? texts.replace : texts.begin}
      </Button>
    </form>
  );
}
