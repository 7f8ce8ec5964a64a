import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { call } from "#engine/web/data/api-client.ts";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Tabs } from "#engine/web/ui/tabs.tsx";
import { acknowledgeGrievance, answerGrievance, type SupportGrievance } from "../contract.ts";
import { supportQuery, takeForSupport } from "./api.ts";
import { GrievanceCard } from "./grievance-card.tsx";
import { MessageForm } from "./message-form.tsx";
import { useGrievancesTexts } from "./words.ts";

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
