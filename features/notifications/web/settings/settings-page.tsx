import "../notifications.css";
import { useQuery } from "@tanstack/react-query";
import { SectionHead } from "#engine/web/ui/card.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { HoursForm } from "./hours-form.tsx";
import { KindChoices } from "./kind-choices.tsx";
import { settingsQuery } from "./settings.api.ts";
import { useSettingsTexts } from "./settings.texts.ts";
import { ThisDevice } from "./this-device.tsx";

/** What the person is told, how and when; and whether this device is told while the app is closed. */
export function SettingsPage() {
  const texts = useSettingsTexts();
  const settings = useQuery(settingsQuery);
  return (
    <PageBody className="notice-settings">
      <Answer to={settings}>
        {({ kinds, quietHours, digestHour }) => (
          <>
            <div className="stack">
              <SectionHead title={texts.onThisDevice} />
              <ThisDevice />
            </div>
            <div className="stack">
              <SectionHead title={texts.what} />
              <KindChoices kinds={kinds} />
            </div>
            <div className="stack">
              <SectionHead title={texts.when} />
              <HoursForm saved={{ quietHours, digestHour }} />
            </div>
          </>
        )}
      </Answer>
    </PageBody>
  );
}
