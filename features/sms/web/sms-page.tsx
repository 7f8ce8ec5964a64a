import { useState } from "react";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { Tabs } from "#engine/web/ui/tabs.tsx";
import { MessageList } from "./message-list.tsx";
import { TemplateList } from "./template-list.tsx";
import { useSmsTexts } from "./words.ts";

type View = "messages" | "templates";

/** For the platform admin: what became of the latest text messages, and the DLT ids of their words. */
export function SmsPage() {
  const texts = useSmsTexts();
  const [view, setView] = useState<View>("messages");
  return (
    <PageBody className="stack">
      <ForRole who="platform-admin" title={texts.forAdmins}>
        <Tabs
          label={texts.views}
          selected={view}
          onSelect={setView}
          tabs={[
            { id: "messages", text: texts.messages },
            { id: "templates", text: texts.templates },
          ]}
        >
          {view === "messages" ? <MessageList /> : <TemplateList />}
        </Tabs>
      </ForRole>
    </PageBody>
  );
}
