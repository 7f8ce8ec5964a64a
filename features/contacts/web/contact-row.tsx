import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { MessageSquareText, Pencil, Trash2, User } from "lucide-react";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Avatar } from "#engine/web/ui/avatar.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { type Contact, deleteContact } from "../contract.ts";
import { reloadContacts } from "./api.ts";
import { ContactDialog } from "./contact-dialog.tsx";
import { useContactsTexts } from "./words.ts";

/** A contact: who, how to reach, and the way to the profile or the invitation. */
export function ContactRow({ contact }: { readonly contact: Contact }) {
  const texts = useContactsTexts();
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const { contactId, name, mobileNo, profileKey } = contact;
  const close = (): void => setOpen(null);
  const deleting = useMutation({
    mutationFn: () => call(deleteContact, { params: { contactId } }),
    onSuccess: () => {
      showMessage(texts.removed);
      return reloadContacts();
    },
    onError: (error) => {
      close();
      showMessage(sentenceOf(error) ?? texts.notDone);
    },
  });
  return (
    <li className="border-line flex flex-wrap items-center gap-x-3 border-b px-3.5 py-2 last:border-b-0">
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <b className="t-note block break-words">
          <Written>{name}</Written>
        </b>
        <a className="t-small c2 num inline-flex min-h-11 items-center" href={`tel:+91${mobileNo}`}>
          {texts.number(mobileNo)}
        </a>
      </div>
      <div className="flex w-full flex-wrap items-center justify-end md:w-auto">
        {profileKey ? (
          <Link className="chip mr-auto" to="/app/profiles/$profileKey" params={{ profileKey }}>
            <Icon shape={User} size="text" />
            {texts.profile}
          </Link>
        ) : (
          <a className="chip mr-auto" href={inviteLink(mobileNo, texts.inviteText)}>
            <Icon shape={MessageSquareText} size="text" />
            {texts.invite}
          </a>
        )}
        <IconButton name={texts.edit(name)} shape={Pencil} onClick={() => setOpen("edit")} />
        <IconButton name={texts.remove(name)} shape={Trash2} onClick={() => setOpen("delete")} />
      </div>
      {open === "edit" && <ContactDialog of={contact} onClose={close} />}
      {open === "delete" && (
        <ConfirmDialog
          title={texts.removeTitle(name)}
          confirmText={texts.removeIt}
          busy={deleting.isPending}
          onConfirm={() => deleting.mutate()}
          onClose={close}
        >
          {texts.removeWhat}
        </ConfirmDialog>
      )}
    </li>
  );
}

/** Opens the phone's own messages with the words ready; the person sends them. `?&` is read by Android and iPhones. */
function inviteLink(mobileNo: string, words: (link: string) => string): string {
  const text = words(`${location.origin}${location.pathname}#/auth/signup`);
  return `sms:+91${mobileNo}?&body=${encodeURIComponent(text)}`;
}
