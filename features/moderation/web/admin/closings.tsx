import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { ReasonDialog } from "#engine/web/ui/form/reason-dialog.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { languageWritten } from "#engine/web/words/written-language.ts";
import { longestReason } from "../../contract/reports.ts";
import { type Closing, decideClosing } from "../../contract/sanctions.ts";
import { closingsQuery } from "./admin.api.ts";
import { useWritingAdminTexts } from "./admin.texts.ts";

/** People whose writing support asks to close for good. */
export function Closings() {
  const texts = useWritingAdminTexts();
  const asked = useQuery(closingsQuery);
  return (
    <section className="stack-s">
      <h2 className="h2">{texts.closings}</h2>
      <Answer
        to={asked}
        isEmpty={({ closings }) => closings.length === 0}
        empty={<p className="t-note c2">{texts.noClosings}</p>}
      >
        {({ closings }) => closings.map((one) => <ClosingCard key={one.closingId} of={one} />)}
      </Answer>
    </section>
  );
}

function ClosingCard({ of }: { readonly of: Closing }) {
  const texts = useWritingAdminTexts();
  const [asked, setAsked] = useState<"close" | "leave">();
  const { closingId, author, words, reason, askedAt, pauses, isAppealWon, isAskedByMe } = of;
  const leave = isAppealWon ? texts.open : texts.leave;
  return (
    <Card pad className="stack-s">
      <div className="between">
        <b className="t-note">
          {author ? (
            <a className="underline" href={`#/app/profiles/${author.profileKey}`}>
              <Words of={{ en: author.firstName, te: author.firstNameTe }} />
            </a>
          ) : (
            texts.erased
          )}
        </b>
        <span className="t-small c2">
          <DateText as="time" at={askedAt} />
        </span>
      </div>
      <p className="t-note text-chilli-ink">
        {texts.pauses}: {pauses}
      </p>
      {words !== "" && (
        <blockquote
          className="whitespace-pre-line border-line border-l-4 pl-3 wrap-anywhere"
          lang={languageWritten(words)}
        >
          {words}
        </blockquote>
      )}
      <p className="t-note wrap-anywhere">
        {texts.hiddenFor}: <span lang={languageWritten(reason)}>{reason}</span>
      </p>
      {isAppealWon && <p className="t-note b">{texts.appealWon}</p>}
      {isAskedByMe ? (
        <p className="t-note c2">{texts.askedByMe}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button look="second" onClick={() => setAsked("leave")}>
            {leave}
          </Button>
          <Button look="danger" onClick={() => setAsked("close")}>
            {texts.close}
          </Button>
        </div>
      )}
      {asked && (
        <ReasonDialog
          title={asked === "close" ? texts.close : leave}
          label={texts.reason}
          hint={texts.reasonHint}
          submitText={asked === "close" ? texts.close : leave}
          cancelText={texts.cancel}
          notSent={texts.notSent}
          longest={longestReason}
          send={(typed) =>
            call(decideClosing, {
              params: { closingId },
              body: { isClosed: asked === "close", reason: typed },
            })
          }
          saidOf={() => texts.decided}
          onSent={() => queryClient.invalidateQueries({ queryKey: closingsQuery.queryKey })}
          onClose={() => setAsked(undefined)}
        >
          {asked === "close" ? texts.closeText : isAppealWon ? texts.openText : texts.leaveText}
        </ReasonDialog>
      )}
    </Card>
  );
}
