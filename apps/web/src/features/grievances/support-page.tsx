import { acknowledgeGrievance, answerGrievance, type SupportGrievance } from "@santha/contract/grievances";
import { mobileText } from "@santha/contract/mobile-number";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#lib/api-client";
import { Answer, sentenceOf } from "#ui/answer";
import { LanternDrawing } from "#ui/art/lantern";
import { Button } from "#ui/button";
import { PageBody } from "#ui/page";
import { EmptyState } from "#ui/page-states";
import { showMessage } from "#ui/snackbar";
import { Tabs } from "#ui/tabs";
import { GrievanceCard } from "./grievance-card.tsx";
import { supportQuery, takeForSupport } from "./grievances.api.ts";
import { useGrievancesTexts } from "./grievances.texts.ts";
import { MessageForm } from "./message-form.tsx";

type State = "open" | "settled";

/** What support works through: the soonest due first, overdue marked; each acknowledged, answered, settled. */
export function SupportPage() {
  const texts = useGrievancesTexts();
  const [state, setState] = useState<State>("open");
  return (
    <PageBody className="stack">
      <Tabs
        label={texts.states}
        selected={state}
        onSelect={setState}
        tabs={[
          { id: "open", text: texts.open },
          { id: "settled", text: texts.settledOnes },
        ]}
      >
        <List key={state} state={state} />
      </Tabs>
    </PageBody>
  );
}

function List({ state }: { readonly state: State }) {
  const texts = useGrievancesTexts();
  const grievances = useQuery(supportQuery(state));
  const nothing = state === "open" ? texts.nothingOpen : texts.nothingSettled;
  return (
    <div className="stack mt-3">
      <Answer
        to={grievances}
        isEmpty={(data) => data.grievances.length === 0}
        empty={<EmptyState drawing={<LanternDrawing />} title={nothing} />}
      >
        {(data) => (
          <div className="tiles items-start">
            {data.grievances.map((grievance) => (
              <GrievanceToAnswer key={grievance.grievanceId} of={grievance} />
            ))}
          </div>
        )}
      </Answer>
    </div>
  );
}

function GrievanceToAnswer({ of: grievance }: { readonly of: SupportGrievance }) {
  const texts = useGrievancesTexts();
  const { grievanceId, person, isOverdue } = grievance;
  const params = { grievanceId };
  const acknowledge = useMutation({
    mutationFn: () => call(acknowledgeGrievance, { params }),
    onSuccess: takeForSupport,
    onError: (error) => showMessage(sentenceOf(error) ?? texts.notSent),
  });
  const who = (
    <p>
      {person.firstName} ·{" "}
      <a className="num" href={`tel:+91${person.mobileNo}`}>
        {mobileText(person.mobileNo)}
      </a>
    </p>
  );
  return (
    <GrievanceCard grievance={grievance} isOverdue={isOverdue} isSupport who={who}>
      {grievance.acknowledgedAt === null && (
        <Button look="second" busy={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
          {texts.acknowledge}
        </Button>
      )}
      {grievance.settledAt === null && (
        <MessageForm<"answer" | "settle">
          name={`answer.${grievanceId}`}
          send={async ({ text, kind, idempotencyKey }) => {
            const input = { params, body: { text, isSettled: kind === "settle" } };
            await takeForSupport(await call(answerGrievance, input, { idempotencyKey }));
            showMessage(texts.answered);
          }}
          buttons={(submit, isSending) => (
            <>
              <Button look="second" busy={isSending} onClick={() => submit("answer")}>
                {texts.answer}
              </Button>
              <Button busy={isSending} onClick={() => submit("settle")}>
                {texts.answerAndSettle}
              </Button>
            </>
          )}
        />
      )}
    </GrievanceCard>
  );
}
