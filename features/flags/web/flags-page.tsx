import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { ReasonDialog } from "#engine/web/ui/form/reason-dialog.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { formatCount } from "#engine/web/words/money.ts";
import type { Flag, FlagBoard, Limit } from "../contract.ts";
import { boardQuery, sendTurn } from "./api.ts";
import { LimitDialog } from "./limit-dialog.tsx";
import { useFlagsTexts } from "./words.ts";

/** For the platform admin: what is open or closed for now, and the numbers that the server keeps to. */
export function FlagsPage() {
  return (
    <PageBody className="stack max-w-[760px]">
      <ForRole who="platform-admin" title={useFlagsTexts().forAdmins}>
        <Board />
      </ForRole>
    </PageBody>
  );
}

function Board() {
  const texts = useFlagsTexts();
  const board = useQuery(boardQuery);
  const [turning, setTurning] = useState<Flag>();
  const [changing, setChanging] = useState<Limit>();
  return (
    <>
      <Answer to={board}>
        {({ flags, limits }: FlagBoard) => (
          <>
            <Section title={texts.switches}>
              {flags.map((flag) => (
                <FlagRow key={flag.name} flag={flag} onTurn={() => setTurning(flag)} />
              ))}
            </Section>
            <Section title={texts.limits}>
              {limits.map((limit) => (
                <LimitRow key={limit.name} limit={limit} onChange={() => setChanging(limit)} />
              ))}
            </Section>
          </>
        )}
      </Answer>
      {turning && <TurnDialog flag={turning} onClose={() => setTurning(undefined)} />}
      {changing && <LimitDialog limit={changing} onClose={() => setChanging(undefined)} />}
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="stack-s">
      <h2 className="h2">{title}</h2>
      <ul className="card" aria-label={title}>
        {children}
      </ul>
    </section>
  );
}

function Row({
  name,
  state,
  change,
  note,
  children,
}: {
  readonly name: string;
  readonly state: ReactNode;
  readonly change: Flag["lastChange"];
  readonly note?: string;
  readonly children: ReactNode;
}) {
  const texts = useFlagsTexts();
  return (
    <li className="border-line flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-3 py-2 last:border-b-0">
      <div className="min-w-[10rem] flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <b className="t-note break-words">{name}</b>
          {state}
        </span>
        <span className="t-small c2 block break-words">
          {note && `${note} · `}
          {change ? (
            <>
              {texts.lastChanged} <DateText at={change.at} as="time" />{" "}
              {change.by !== null && <Written>{texts.by(change.by)}</Written>}
            </>
          ) : (
            texts.neverChanged
          )}
        </span>
      </div>
      <div className="ml-auto">{children}</div>
    </li>
  );
}

function FlagRow({ flag, onTurn }: { readonly flag: Flag; readonly onTurn: () => void }) {
  const texts = useFlagsTexts();
  const { name, isOpen, lastChange } = flag;
  const what = texts.flagOf(name);
  return (
    <Row
      name={what}
      state={<Tag job={isOpen ? "done" : "stop"}>{isOpen ? texts.open : texts.closed}</Tag>}
      change={lastChange}
    >
      <Button
        look={isOpen ? "onpaper" : "second"}
        small
        aria-label={isOpen ? texts.closeOf(what) : texts.reopenOf(what)}
        onClick={onTurn}
      >
        {isOpen ? texts.close : texts.reopen}
      </Button>
    </Row>
  );
}

function LimitRow({ limit, onChange }: { readonly limit: Limit; readonly onChange: () => void }) {
  const texts = useFlagsTexts();
  const { name, value, usual, lastChange } = limit;
  const what = texts.limitOf(name);
  return (
    <Row
      name={what}
      state={<b className="num">{formatCount(value)}</b>}
      change={lastChange}
      note={texts.usual(formatCount(usual))}
    >
      <Button look="onpaper" small aria-label={texts.changeOf(what)} onClick={onChange}>
        {texts.change}
      </Button>
    </Row>
  );
}

function TurnDialog({ flag, onClose }: { readonly flag: Flag; readonly onClose: () => void }) {
  const texts = useFlagsTexts();
  const { name, isOpen } = flag;
  const what = texts.flagOf(name);
  return (
    <ReasonDialog
      title={isOpen ? texts.closeTitle(what) : texts.reopenTitle(what)}
      label={texts.reason}
      hint={texts.reasonHint}
      submitText={isOpen ? texts.closeNow : texts.reopen}
      cancelText={texts.cancel}
      notSent={texts.noConnection}
      send={(reason) => sendTurn(name, !isOpen, reason)}
      saidOf={() => (isOpen ? texts.nowClosed(what) : texts.nowOpen(what))}
      onClose={onClose}
    >
      {isOpen ? texts.closeFacts : texts.reopenFacts}
    </ReasonDialog>
  );
}
