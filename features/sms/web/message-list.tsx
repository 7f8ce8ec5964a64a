import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { type Column, Table } from "#engine/web/ui/table.tsx";
import { Tag, type TagJob } from "#engine/web/ui/tag.tsx";
import { type SmsListed, type SmsStateName, smsStates } from "../contract.ts";
import { messagesQuery } from "./api.ts";
import { useSmsTexts } from "./words.ts";

const route = getRouteApi("/app/admin/sms");

/** The latest messages with state and reason, all or those of one state; their words are not shown. */
export function MessageList() {
  const texts = useSmsTexts();
  const asked = route.useSearch().state;
  const [state, setState] = useState<SmsStateName | null>(smsStates.find((one) => one === asked) ?? null);
  const messages = useInfiniteQuery(messagesQuery(state));
  return (
    <div className="stack mt-3">
      <SelectField
        label={texts.state}
        name="state"
        value={state ?? ""}
        options={[
          { value: "", text: texts.all },
          ...smsStates.map((value) => ({ value, text: texts.stateOf(value) })),
        ]}
        onChange={(event) => setState(smsStates.find((one) => one === event.target.value) ?? null)}
      />
      <Answer
        to={messages}
        isEmpty={({ pages }) => pages.every((page) => page.messages.length === 0)}
        empty={<EmptyState drawing={<LanternDrawing />} title={texts.noMessages} />}
      >
        {({ pages }) => <Messages rows={pages.flatMap((page) => page.messages)} />}
      </Answer>
      <LoadMore list={messages} />
    </div>
  );
}

function Messages({ rows }: { readonly rows: readonly SmsListed[] }) {
  const texts = useSmsTexts();
  const columns: readonly Column<SmsListed>[] = [
    { id: "message", head: texts.message, isBold: true, cell: (sms) => <Kind sms={sms} /> },
    { id: "to", head: texts.to, cell: (sms) => <span className="num">{texts.number(sms.numberEnd)}</span> },
    { id: "state", head: texts.state, cell: (sms) => <State sms={sms} /> },
    { id: "at", head: texts.sentAt, cell: (sms) => <DateText at={sms.createdAt} as="time" />, isDay: true },
  ];
  return <Table label={texts.messages} columns={columns} rows={rows} rowKey={(sms) => sms.id} />;
}

function Kind({ sms }: { readonly sms: SmsListed }) {
  const texts = useSmsTexts();
  const { title, language, parts } = sms;
  return (
    <>
      {title}{" "}
      <span className="t-small c2">
        {texts.languageOf(language)} · {texts.parts(parts)}
      </span>
    </>
  );
}

const jobs: Readonly<Record<SmsStateName, TagJob>> = {
  queued: "know",
  handed_over: "plain",
  delivered: "done",
  failed: "stop",
};

function State({ sms }: { readonly sms: SmsListed }) {
  const texts = useSmsTexts();
  const { state, reason, detail, gateway, tries } = sms;
  const details = [
    reason && texts.reasonOf(reason),
    gateway && texts.gatewayOf(gateway),
    tries > 1 && texts.tries(tries),
    detail,
  ].filter(Boolean);
  return (
    <>
      <Tag job={jobs[state]}>{texts.stateOf(state)}</Tag>{" "}
      <span className="t-small c2">{details.join(" · ")}</span>
    </>
  );
}
