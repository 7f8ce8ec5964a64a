import { useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import type { PayoutAccount } from "../contract.ts";
import { AccountFacts } from "./account-facts.tsx";
import { AccountForm } from "./account-form.tsx";
import { usePayoutsTexts } from "./words.ts";

/** Where somebody is paid to, to name and to change. */
export function AccountCard({
  account,
  title,
  missing,
}: {
  readonly account: PayoutAccount | null;
  readonly title: string;
  /** What it means that none is named. */
  readonly missing: string;
}) {
  const texts = usePayoutsTexts();
  const [isChanging, setChanging] = useState(false);
  return (
    <Card pad className="stack-s" aria-label={title}>
      <h2 className="h2">{title}</h2>
      {account === null && <Note>{missing}</Note>}
      <div className="stack-s">
        {account === null || isChanging ? (
          <AccountForm account={account} onDone={() => setChanging(false)} />
        ) : (
          <>
            <AccountFacts account={account} />
            <Button look="second" onClick={() => setChanging(true)}>
              {texts.changeAccount}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
