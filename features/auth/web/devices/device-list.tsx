import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { endOneSession, endOtherSessions, type SessionEntry } from "../../contract/auth.ts";
import { devicesQuery } from "./devices.api.ts";
import { useDevicesTexts } from "./devices.texts.ts";

/** So many fit on a phone beside the buttons below them. */
const shownAtFirst = 4;

/** The devices, last used first, the rest on demand; all but this one can be signed out, singly or together. */
export function DeviceList({ items }: { readonly items: readonly SessionEntry[] }) {
  const texts = useDevicesTexts();
  const [isAsking, setAsking] = useState(false);
  const [wantsAll, setWantsAll] = useState(false);
  const isFolded = !wantsAll && items.length > shownAtFirst + 1;
  const endOthers = useEnding(
    () => call(endOtherSessions, {}),
    ({ ended }) => useDevicesTexts.now().endedOthers(ended),
  );
  const hasOthers = items.some(({ isThisOne }) => !isThisOne);
  return (
    <div className="stack">
      <Card>
        <ul>
          {(isFolded ? items.slice(0, shownAtFirst) : items).map((entry) => (
            <DeviceRow key={entry.id} entry={entry} />
          ))}
        </ul>
        {isFolded && (
          <div className="device-more">
            <Button look="quiet" small onClick={() => setWantsAll(true)}>
              {texts.showAll(items.length)}
            </Button>
          </div>
        )}
      </Card>
      <p className="t-note c2">{hasOthers ? texts.strange : texts.onlyHere}</p>
      {hasOthers && (
        <Button look="second" wide onClick={() => setAsking(true)}>
          {texts.endOthers}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={texts.askEndOthers}
          busy={endOthers.isPending}
          confirmText={texts.end}
          onClose={() => setAsking(false)}
          onConfirm={() => endOthers.mutate(undefined, { onSettled: () => setAsking(false) })}
        >
          {texts.askEndOthersMore}
        </ConfirmDialog>
      )}
    </div>
  );
}

const handheld: ReadonlySet<SessionEntry["system"]> = new Set(["android", "iphone", "ipad"]);

function DeviceRow({ entry }: { readonly entry: SessionEntry }) {
  const texts = useDevicesTexts();
  const device = texts.device(entry.browser, entry.system);
  const ending = useEnding(
    () => call(endOneSession, { params: { sessionId: entry.id } }),
    () => useDevicesTexts.now().ended,
  );
  return (
    <li className="device">
      <Icon shape={handheld.has(entry.system) ? Smartphone : Monitor} />
      <div className="device-facts">
        <p className="t-body font-bold break-words">{device}</p>
        <p className="t-small c2">
          {texts.lastUsed} <DateText at={entry.lastSeenAt} as="time" />
        </p>
        <p className="t-small c2">
          {texts.signedInSince} <DateText at={entry.startedAt} />
        </p>
      </div>
      {entry.isThisOne ? (
        <Tag job="done">{texts.thisDevice}</Tag>
      ) : (
        <Button
          look="onpaper"
          small
          busy={ending.isPending}
          aria-label={texts.endNamed(device)}
          onClick={() => ending.mutate()}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}

/** Ends sessions, says so and shows the list anew; a refusal too is followed by the list as it is now. */
function useEnding<Data>(end: () => Promise<Data>, words: (data: Data) => string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: (data) => showMessage(words(data)),
    onError: (error) => showMessage(sentenceOf(error) ?? useDevicesTexts.now().offline),
    onSettled: () => queries.invalidateQueries(devicesQuery),
  });
}
