import { Link } from "@tanstack/react-router";
import { Check, ChevronRight, NotebookPen } from "lucide-react";
import { type ReactNode, useState } from "react";
import { formatDateTime } from "#lib/dates";
import { useLanguage, wordsIn } from "#lib/language";
import { useOnline } from "#lib/online";
import { useOrderDrafts } from "#lib/order-drafts";
import { useSession } from "#lib/session";
import { useUnsent } from "#lib/unsent";
import { drop, sendNow, tryAgain } from "#lib/unsent-acts";
import { isOpen, type UnsentRecord } from "#lib/unsent-record";
import { BasketDrawing } from "#ui/art/basket";
import { Button, ButtonLink } from "#ui/button";
import { Card } from "#ui/card";
import { ConfirmDialog } from "#ui/dialog";
import { Icon } from "#ui/icon";
import { PageBody } from "#ui/page";
import { EmptyState } from "#ui/page-states";
import { useUnsentTexts } from "./unsent.texts.ts";
import { UnsentCard } from "./unsent-card.tsx";

/** What the person changed on this phone and the server does not have yet, oldest first, and what was sent of late. */
export function UnsentPage(): ReactNode {
  const texts = useUnsentTexts();
  const records = useUnsent();
  const drafts = useOrderDrafts(useSession()?.profileKey ?? "").filter(({ masterId }) => masterId === null);
  const [dropping, setDropping] = useState<UnsentRecord | null>(null);
  const open = records.filter(isOpen);
  const sent = records.filter((record) => !isOpen(record)).toReversed();
  return (
    <PageBody>
      <div className="stack max-w-[720px]">
        {open.length > 0 && <p className="t-note c2">{texts.intro}</p>}
        <SendNow count={open.filter(({ state }) => state === "waiting").length} />
        {open.length === 0 && drafts.length === 0 && <AllSent />}
        {open.map((record) => (
          <UnsentCard
            key={record.id}
            record={record}
            onAgain={() => void tryAgain(record)}
            onDrop={() => setDropping(record)}
          />
        ))}
        {drafts.length > 0 && <DraftsCard count={drafts.length} />}
        {sent.length > 0 && <SentCard records={sent} />}
      </div>
      {dropping && (
        <ConfirmDialog
          title={texts.dropTitle}
          confirmText={texts.drop}
          onClose={() => setDropping(null)}
          onConfirm={() => {
            void drop(dropping);
            setDropping(null);
          }}
        >
          {texts.dropText}
        </ConfirmDialog>
      )}
    </PageBody>
  );
}

function SendNow({ count }: { readonly count: number }) {
  const texts = useUnsentTexts();
  const isOnline = useOnline();
  const [isSending, setSending] = useState(false);
  if (count === 0) return null;
  const send = (): void => {
    setSending(true);
    void sendNow().finally(() => setSending(false));
  };
  return (
    <Button wide busy={isSending} disabled={!isOnline} onClick={send}>
      {texts.sendNow(count)}
    </Button>
  );
}

function AllSent() {
  const texts = useUnsentTexts();
  return (
    <EmptyState
      drawing={<BasketDrawing />}
      title={texts.emptyTitle}
      action={<ButtonLink to="/app/home">{texts.toHome}</ButtonLink>}
    >
      {texts.emptyText}
    </EmptyState>
  );
}

function DraftsCard({ count }: { readonly count: number }) {
  const texts = useUnsentTexts();
  return (
    <Link to="/app/store/checkout/drafts" className="card pad between min-h-11">
      <span className="beside">
        <Icon shape={NotebookPen} size="row" />
        <span>
          <span className="t-note b block">{texts.drafts(count)}</span>
          <span className="t-small c2 block">{texts.draftsHint}</span>
        </span>
      </span>
      <Icon shape={ChevronRight} size="row" />
    </Link>
  );
}

function SentCard({ records }: { readonly records: readonly UnsentRecord[] }) {
  const texts = useUnsentTexts();
  const language = useLanguage();
  return (
    <Card pad className="stack-s" aria-label={texts.sentBefore}>
      <h2 className="h2">{texts.sentBefore}</h2>
      <ul className="stack-s">
        {records.map(({ id, words, decidedAt }) => (
          <li key={id} className="beside items-start">
            <Icon shape={Check} size="row" />
            <span>
              <span className="t-note block">{wordsIn(language, words).text}</span>
              <span className="t-small c2 block">{texts.sentAt(formatDateTime(decidedAt, language))}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
