import "../chats.css";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { usePageTitle } from "#engine/web/browser/page-title.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import { useIsWide } from "#engine/web/ui/page/wide.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { ChatView } from "../../contract/chats.ts";
import { chatQuery } from "../api.ts";
import { Composer } from "../talk/composer.tsx";
import { Thread } from "../talk/thread.tsx";
import { useLiveChats } from "../use-live-chats.ts";
import { customerQuery } from "./desk.api.ts";
import { useDeskTexts } from "./desk.texts.ts";
import { Queue } from "./queue.tsx";
import { usualAnswers } from "./usual-answers.ts";

const CustomerPane = lazyPart<{ readonly chatKey: string }>(() =>
  import("./customer-pane.tsx").then((module) => module.CustomerPane),
);

const route = getRouteApi("/app/admin/support/chats/$chatKey");

/** A customer's chat with what support has to know beside it. */
export function DeskChatPage() {
  useLiveChats();
  const texts = useDeskTexts();
  const { chatKey } = route.useParams();
  return (
    <ForRole who="support" title={texts.forSupport}>
      <DeskChat key={chatKey} chatKey={chatKey} />
    </ForRole>
  );
}

function DeskChat({ chatKey }: { readonly chatKey: string }) {
  const isWide = useIsWide();
  const chat = useQuery(chatQuery(chatKey));
  return (
    <div className="chat-frame with-pane">
      {isWide && <Queue current={chatKey} />}
      <Answer to={chat}>
        {(view) => (
          <section className="chat-thread">
            <Head view={view} />
            {!isWide && <PaneOnPhone chatKey={chatKey} />}
            <Thread view={view} answeredAt={chat.dataUpdatedAt} />
            <div className="chat-foot">
              <DeskComposer chatKey={chatKey} />
            </div>
          </section>
        )}
      </Answer>
      {isWide && <CustomerPane chatKey={chatKey} />}
    </div>
  );
}

function Head({ view: { partner, support } }: { readonly view: ChatView }) {
  const texts = useDeskTexts();
  const language = useLanguage();
  const name = partner ? wordsIn(language, partner.name).text : "";
  usePageTitle(name);
  return (
    <header className="chat-head between">
      <h1 className="t-note b min-w-0">{name}</h1>
      {support && <span className="t-small c2">{texts.stateOf(support.state)}</span>}
    </header>
  );
}

function PaneOnPhone({ chatKey }: { readonly chatKey: string }) {
  const texts = useDeskTexts();
  return (
    <details className="bg-surface border-line border-b">
      <summary className="t-note b px-4 py-3">{texts.about}</summary>
      <div className="max-h-[50dvh] overflow-y-auto">
        <CustomerPane chatKey={chatKey} />
      </div>
    </details>
  );
}

/** The usual answers stand above the field, in the customer's language. */
function DeskComposer({ chatKey }: { readonly chatKey: string }) {
  const texts = useDeskTexts();
  const language = useLanguage();
  const customer = useQuery(customerQuery(chatKey));
  const reads = customer.data?.language ?? language;
  return (
    <Composer chatKey={chatKey} hasOwnOrders={false}>
      {(write) => (
        <fieldset className="flex gap-2 overflow-x-auto" aria-label={texts.replies}>
          {usualAnswers.map(({ name, text }) => (
            <Button
              key={name.en}
              look="onpaper"
              small
              className="flex-none"
              onClick={() => write(text[reads])}
            >
              {name[language]}
            </Button>
          ))}
        </fieldset>
      )}
    </Composer>
  );
}
