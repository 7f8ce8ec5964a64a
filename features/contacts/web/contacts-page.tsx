import { useInfiniteQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { FindField } from "#engine/web/ui/form/find-field.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { contactsQuery } from "./api.ts";
import { ContactDialog } from "./contact-dialog.tsx";
import { ContactRow } from "./contact-row.tsx";
import { ImportButton } from "./import-button.tsx";
import { useContactsTexts } from "./words.ts";

/** The person's own contacts: found, added, changed, deleted and taken from a file. */
export function ContactsPage() {
  const texts = useContactsTexts();
  const [find, setFind] = useState("");
  const [isAdding, setAdding] = useState(false);
  const contacts = useInfiniteQuery(contactsQuery(find));
  const isNone = find === "" && contacts.data?.pages[0]?.contacts.length === 0;
  return (
    <PageBody>
      <div className="stack max-w-[720px] grid-cols-1">
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setAdding(true)}>
            <Icon shape={UserPlus} size="text" />
            {texts.add}
          </Button>
          <ImportButton />
        </div>
        {!isNone && (
          <FindField
            label={texts.find}
            hint={texts.findHint}
            action={texts.search}
            asked={find}
            onFind={setFind}
          />
        )}
        <Answer
          to={contacts}
          isEmpty={({ pages }) => pages[0]?.contacts.length === 0}
          empty={
            <EmptyState drawing={<LanternDrawing />} title={isNone ? texts.none : texts.noneFound}>
              {isNone && texts.noneHint}
            </EmptyState>
          }
        >
          {({ pages }) => (
            <>
              <ul className="card">
                {pages
                  .flatMap((page) => page.contacts)
                  .map((contact) => (
                    <ContactRow key={contact.contactId} contact={contact} />
                  ))}
              </ul>
              <LoadMore list={contacts} end={texts.end} />
            </>
          )}
        </Answer>
      </div>
      {isAdding && <ContactDialog onClose={() => setAdding(false)} />}
    </PageBody>
  );
}
