import type { PayoutAccount } from "@santha/contract/payouts";
import { useState } from "react";
import { Button } from "#ui/button";
import { Card } from "#ui/card";
import { Note } from "#ui/note";
import { AccountFacts } from "./account-facts.tsx";
import { AccountForm } from "./account-form.tsx";
import { usePayoutsTexts } from "./payouts.texts.ts";

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
      <div className="stack-s max-w-md">
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
