import "./devices.css";
import { useQuery } from "@tanstack/react-query";
import { isStaffRole } from "#engine/contract/person.ts";
import { useSession } from "#engine/web/data/session.ts";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { SectionHead } from "#engine/web/ui/card.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { PasswordChange } from "../password-change.tsx";
import { DeviceList } from "./device-list.tsx";
import { devicesQuery } from "./devices.api.ts";
import { useDevicesTexts } from "./devices.texts.ts";

/** Where the person is signed in, to look at and to end; and a new password against the old one. */
export function DevicesPage() {
  const texts = useDevicesTexts();
  const session = useSession();
  const isStaff = session !== null && (session.needsSecondFactor || session.roles.some(isStaffRole));
  const devices = useQuery(devicesQuery);
  return (
    <PageBody className="devices-page">
      <div className="stack">
        <SectionHead title={texts.devices} />
        <Answer to={devices}>{({ items }) => <DeviceList items={items} />}</Answer>
      </div>
      <div className="stack">
        <SectionHead title={texts.changePassword} />
        <PasswordChange />
        {isStaff && (
          <ButtonLink wide look="second" to="/app/profiles/second-factor">
            {texts.secondFactor}
          </ButtonLink>
        )}
      </div>
    </PageBody>
  );
}
