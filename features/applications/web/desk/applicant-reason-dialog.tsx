import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { ReasonDialog } from "#engine/web/ui/form/reason-dialog.tsx";
import { askForMore, type CheckedApplication, refuseApplication } from "../../contract/applications.ts";
import { longestNote } from "../../contract/facts.ts";
import { checkedQuery, takeChecked } from "../api.ts";
import { useApplicationsTexts } from "../words.ts";
import { useApplicationDeskTexts } from "./desk.texts.ts";

const shortest = 5;

/** Asks for the reason that the applicant reads. */
export function ApplicantReasonDialog({
  application: { applicationId, revision },
  what,
  onClose,
}: {
  readonly application: CheckedApplication;
  readonly what: "more" | "refuse";
  readonly onClose: () => void;
}) {
  const texts = useApplicationDeskTexts();
  const isMore = what === "more";
  return (
    <ReasonDialog
      title={isMore ? texts.askTitle : texts.refuseTitle}
      label={texts.reason}
      hint={texts.reasonHint}
      submitText={isMore ? texts.askForMore : texts.refuse}
      cancelText={texts.cancel}
      notSent={useApplicationsTexts().notSent}
      longest={longestNote}
      wrongOf={(reason) => (reason.trim().length < shortest ? texts.reasonWrong : undefined)}
      send={(reason) =>
        call(isMore ? askForMore : refuseApplication, {
          params: { applicationId },
          body: { revision, reason },
        })
      }
      saidOf={() => (isMore ? texts.asked : texts.refused)}
      onSent={takeChecked}
      // Decided or changed meanwhile: the page behind shows how it stands now.
      onRefused={() => queryClient.invalidateQueries({ queryKey: checkedQuery(applicationId).queryKey })}
      onClose={onClose}
    />
  );
}
