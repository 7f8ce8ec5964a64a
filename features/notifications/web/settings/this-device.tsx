import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useSession } from "#engine/web/data/session.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useDeviceName } from "#features/auth/web";
import { type PushHere, switchOff, switchOn } from "./push-here.ts";
import { devicesQuery } from "./settings.api.ts";
import { useSettingsTexts } from "./settings.texts.ts";

/** Whether this device is told while the app is closed, with the switch for it; and which others are. */
export function ThisDevice() {
  const texts = useSettingsTexts();
  const devices = useQuery(devicesQuery);
  const name = useDeviceName();
  return (
    <Card pad className="stack">
      <Answer to={devices}>
        {({ here, own, others }) => (
          <>
            <State here={here} deviceId={own?.deviceId} />
            {others.length > 0 && (
              <div className="stack-s">
                <p className="t-note">{texts.others}</p>
                <ul className="t-note c2">
                  {others.map(({ deviceId, browser, system }) => (
                    <li key={deviceId}>{name(browser, system)}</li>
                  ))}
                </ul>
                <p className="t-note">
                  <Link to="/app/profiles/sessions" className="link">
                    {texts.endOthers}
                  </Link>
                </p>
              </div>
            )}
          </>
        )}
      </Answer>
    </Card>
  );
}

function State({ here, deviceId }: { readonly here: PushHere; readonly deviceId: number | undefined }) {
  const texts = useSettingsTexts();
  const session = useSession();
  const queries = useQueryClient();
  const switching = useMutation({
    mutationFn: async () => {
      if (here === "on") await switchOff(deviceId);
      else if (session) return switchOn(session.profileKey);
      return "off" as const;
    },
    onSuccess: (now) => {
      const { switchedOn, switchedOff } = useSettingsTexts.now();
      // A no to the browser is taken without a word: the page shows it.
      if (now === "on") showMessage(switchedOn);
      else if (here === "on") showMessage(switchedOff);
    },
    onError: (error) => showMessage(sentenceOf(error) ?? useSettingsTexts.now().notPossible),
    onSettled: () => queries.invalidateQueries(devicesQuery),
  });
  if (here === "unsupported" || here === "refused") return <Note>{texts.cannot(here)}</Note>;
  return (
    <div className="stack-s">
      <p>{here === "on" ? texts.isOn : texts.isOff}</p>
      <Button
        look={here === "on" ? "second" : "main"}
        busy={switching.isPending}
        onClick={() => switching.mutate()}
      >
        {here === "on" ? texts.switchOff : texts.switchOn}
      </Button>
    </div>
  );
}
