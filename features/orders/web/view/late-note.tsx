import { Link } from "@tanstack/react-router";
import { Note } from "#engine/web/ui/note.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { supportPhone } from "#engine/web/words/product.ts";
import type { OrderDetail } from "../../contract/orders.ts";
import { useOrderViewTexts } from "./order-view.texts.ts";

/** That an order should have been there, what is done about it, and who answers; nothing for one in time. */
export function LateNote({ order }: { readonly order: OrderDetail }) {
  const texts = useOrderViewTexts();
  const language = useLanguage();
  if (order.lateDays === null) return null;
  return (
    <Note job="earn">
      <p className="b">{texts.late(formatDate(order.expectedBy, language))}</p>
      <p>{texts.lateNext}</p>
      <HelpLinks orderId={order.orderId} />
    </Note>
  );
}

/** Who answers when something is wrong with an order. */
export function HelpLinks({ orderId }: { readonly orderId: string }) {
  const texts = useOrderViewTexts();
  return (
    <p className="flex flex-wrap gap-x-4">
      <a className="link b inline-block py-3" href={supportPhone().dialled}>
        {texts.callSupport} <span className="num">{supportPhone().shown}</span>
      </a>
      <Link
        className="link b inline-block py-3"
        to="/app/chats/$chatKey"
        params={{ chatKey: "support" }}
        search={{ order: orderId }}
      >
        {texts.chatWithSupport}
      </Link>
      <Link className="link b inline-block py-3" to="/app/grievances">
        {texts.writeGrievance}
      </Link>
    </p>
  );
}
