import "./devices.css";
import { useQuery } from "@tanstack/react-query";
import { Answer } from "#ui/answer";
import { SectionHead } from "#ui/card";
import { PageBody } from "#ui/page";
import { DeviceList } from "./device-list.tsx";
import { devicesQuery } from "./devices.api.ts";
import { useDevicesTexts } from "./devices.texts.ts";
import { PasswordChange } from "./password-change.tsx";

/** Where the person is signed in, to look at and to end; and a new password against the old one. */
export function DevicesPage() {
  const texts = useDevicesTexts();
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
      </div>
    </PageBody>
  );
}
