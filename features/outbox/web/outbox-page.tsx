import { Link } from "@tanstack/react-router";
import { Check, ChevronRight, NotebookPen } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useOnline } from "#engine/web/data/online.ts";
import { useOrderDrafts } from "#engine/web/data/order-drafts.ts";
import { useSession } from "#engine/web/data/session.ts";
import { dropEntry, useOutbox } from "#engine/web/outbox/outbox.ts";
import { isOpen, type OutboxEntries, type OutboxEntry } from "#engine/web/outbox/outbox-entry.ts";
import { sendAgain, sendNow } from "#engine/web/outbox/outbox-sender.ts";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { formatDateTime } from "#engine/web/words/dates.ts";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { OutboxCard } from "./outbox-card.tsx";
import { useOutboxTexts } from "./words.ts";

/** What the person changed on this phone and the server does not have yet, oldest first, and what was sent of late. */
export function OutboxPage(): ReactNode {
  const texts = useOutboxTexts();
  const entries = useOutbox();
  const drafts = useOrderDrafts(useSession()?.profileKey ?? "").filter(({ masterId }) => masterId === null);
  const [dropping, setDropping] = useState<OutboxEntry | null>(null);
  const open = entries.filter(isOpen);
  const sent = entries.filter((entry) => !isOpen(entry)).toReversed();
  return (
    <PageBody>
      <div className="stack max-w-[720px]">
        {open.length > 0 && <p className="t-note c2">{texts.intro}</p>}
        <SendNow count={open.filter(({ state }) => state === "waiting").length} />
        {open.length === 0 && drafts.length === 0 && <AllSent />}
        {open.map((entry) => (
          <OutboxCard
            key={entry.id}
            entry={entry}
            onAgain={() => void sendAgain(entry)}
            onDrop={() => setDropping(entry)}
          />
        ))}
        {drafts.length > 0 && <DraftsCard count={drafts.length} />}
        {sent.length > 0 && <SentCard entries={sent} />}
      </div>
      {dropping && (
        <ConfirmDialog
          title={texts.dropTitle}
          confirmText={texts.drop}
          onClose={() => setDropping(null)}
          onConfirm={() => {
            void dropEntry(dropping);
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
  const texts = useOutboxTexts();
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
  const texts = useOutboxTexts();
  return (
    <EmptyState
      drawing={<LanternDrawing />}
      title={texts.emptyTitle}
      action={<ButtonLink to="/app/home">{texts.toHome}</ButtonLink>}
    >
      {texts.emptyText}
    </EmptyState>
  );
}

function DraftsCard({ count }: { readonly count: number }) {
  const texts = useOutboxTexts();
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

function SentCard({ entries }: { readonly entries: OutboxEntries }) {
  const texts = useOutboxTexts();
  const language = useLanguage();
  return (
    <Card pad className="stack-s" aria-label={texts.sentBefore}>
      <h2 className="h2">{texts.sentBefore}</h2>
      <ul className="stack-s">
        {entries.map(({ id, title, decidedAt }) => (
          <li key={id} className="beside items-start">
            <Icon shape={Check} size="row" />
            <span>
              <span className="t-note block">{wordsIn(language, title).text}</span>
              <span className="t-small c2 block">{texts.sentAt(formatDateTime(decidedAt, language))}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
