import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Phone } from "lucide-react";
import { useRef, useState } from "react";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { ApiError, call, newIdempotencyKey } from "#engine/web/data/api-client.ts";
import { useSession } from "#engine/web/data/session.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { RadioSegments } from "#engine/web/ui/form/choices.tsx";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { formatDate, formatDateTime } from "#engine/web/words/dates.ts";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { addNote, assignChat, type SupportCustomer, setChatState } from "../../contract/desk.ts";
import { longestNote, supportStates } from "../../contract/shapes.ts";
import { askChatsAgain, chatQuery } from "../api.ts";
import { OrderInChat } from "../talk/bubble.tsx";
import { customerQuery } from "./desk.api.ts";
import { useDeskTexts } from "./desk.texts.ts";

/** Who the customer is, who has the chat and how far it is, last orders, and the desk's notes. */
export function CustomerPane({ chatKey }: { readonly chatKey: string }) {
  const texts = useDeskTexts();
  return (
    <aside className="chat-pane" aria-label={texts.about}>
      <Answer to={useQuery(customerQuery(chatKey))}>
        {(customer) => (
          <div className="stack p-4">
            <WhoItIs customer={customer} />
            <Work chatKey={chatKey} customer={customer} />
            <section>
              <h2 className="t-note b">{texts.orders}</h2>
              {customer.orders.length === 0 && <p className="t-note c2">{texts.noOrders}</p>}
              {customer.orders.map((order) => (
                <OrderInChat key={order.orderId} order={order} />
              ))}
            </section>
            <Notes chatKey={chatKey} notes={customer.notes} />
          </div>
        )}
      </Answer>
    </aside>
  );
}

function WhoItIs({ customer }: { readonly customer: SupportCustomer }) {
  const texts = useDeskTexts();
  const language = useLanguage();
  const { name, phone, email, profileKey, memberSince, lastRating } = customer;
  return (
    <section className="stack-s">
      <h2 className="t-title break-words">{name}</h2>
      <p className="t-small c2">
        {texts.since(formatDate(memberSince, language))} · {texts.reads(customer.language)}
      </p>
      <p className="t-note break-words">{email || texts.noEmail}</p>
      <div className="flex flex-wrap gap-2">
        <a className="btn second small" href={`tel:+91${phone}`}>
          <Icon shape={Phone} size="text" />
          <span className="num">{mobileText(phone)}</span>
        </a>
        <Link className="btn onpaper small" to="/app/profiles/$profileKey" params={{ profileKey }}>
          {texts.openProfile}
        </Link>
      </div>
      {lastRating !== null && <p className="t-small c2">{texts.lastRating(lastRating)}</p>}
    </section>
  );
}

function Work({ chatKey, customer }: { readonly chatKey: string; readonly customer: SupportCustomer }) {
  const texts = useDeskTexts();
  const language = useLanguage();
  const own = useSession()?.profileKey ?? null;
  const { state, assignee, colleagues } = customer;
  const from = assignee?.profileKey ?? null;
  const params = { chatKey };
  const lastSeq = useQuery(chatQuery(chatKey)).data?.lastSeq ?? 0;
  const assigning = useMutation({
    mutationFn: (to: string | null) => call(assignChat, { params, body: { to, from } }),
    onSettled: askChatsAgain,
  });
  const moving = useMutation({
    mutationFn: (to: SupportCustomer["state"]) =>
      call(setChatState, { params, body: { state: to, from: state, lastSeq } }),
    onSettled: askChatsAgain,
  });
  useErrorMessage(assigning.error);
  useErrorMessage(moving.error);
  return (
    <section className="stack-s">
      <SelectField
        label={texts.assignee}
        name="assignee"
        value={from ?? ""}
        options={[
          { value: "", text: texts.nobody },
          ...colleagues.map(({ profileKey, name }) => ({
            value: profileKey,
            text: wordsIn(language, name).text,
          })),
        ]}
        onChange={(event) => assigning.mutate(event.target.value || null)}
      />
      {from !== own && (
        <Button small look="second" busy={assigning.isPending} onClick={() => assigning.mutate(own)}>
          {texts.take}
        </Button>
      )}
      <RadioSegments
        label={texts.state}
        choices={supportStates.map((value) => ({ value, text: texts.stateOf(value) }))}
        value={state}
        onChoose={(to) => !moving.isPending && moving.mutate(to)}
      />
    </section>
  );
}

function Notes({ chatKey, notes }: { readonly chatKey: string; readonly notes: SupportCustomer["notes"] }) {
  const texts = useDeskTexts();
  const language = useLanguage();
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const key = useRef(newIdempotencyKey());
  const adding = useMutation({
    mutationFn: () => call(addNote, { params: { chatKey }, body: { text } }, { idempotencyKey: key.current }),
    onSuccess: async () => {
      setText("");
      setTried(false);
      key.current = newIdempotencyKey();
      await askChatsAgain();
    },
  });
  const isEmpty = text.trim() === "";
  const refused = adding.error instanceof ApiError ? adding.error.fields["text"] : undefined;
  return (
    <section className="stack-s">
      <h2 className="t-note b">{texts.notes}</h2>
      {notes.map((note) => (
        <div key={note.noteId}>
          <p className="t-note break-words whitespace-pre-line">{note.text}</p>
          <p className="t-small c2">
            <Words of={note.author} /> · {formatDateTime(note.writtenAt, language)}
          </p>
        </div>
      ))}
      <Form
        close
        trouble={adding.error && !refused ? (sentenceOf(adding.error) ?? texts.notDone) : undefined}
        onSubmit={() => {
          setTried(true);
          if (!isEmpty && !adding.isPending) adding.mutate();
        }}
      >
        <TextArea
          label={texts.newNote}
          hint={texts.noteHint}
          name="note"
          maxLength={longestNote}
          value={text}
          error={isTried && isEmpty ? texts.noteMissing : refused}
          onChange={(next) => {
            setText(next);
            key.current = newIdempotencyKey();
          }}
        />
        <Button type="submit" small look="second" busy={adding.isPending}>
          {texts.addNote}
        </Button>
      </Form>
    </section>
  );
}
