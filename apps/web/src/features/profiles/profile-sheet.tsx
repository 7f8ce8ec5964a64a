import "./profile.css";
import { noLocationYet, type Profile } from "@santha/contract/profiles";
import { type LucideIcon, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "#ui/avatar";
import { Card } from "#ui/card";
import { DateText } from "#ui/date-text";
import { Icon } from "#ui/icon";
import { Cloth, PageBody } from "#ui/page";
import { useProfilesTexts } from "./profiles.texts.ts";

/** Name and picture on the cloth, then how to reach the person and where he is. */
export function ProfileSheet({ profile }: { readonly profile: Profile }) {
  const texts = useProfilesTexts();
  const place = placeText(profile.lstOfUserBusinessDetailsInfo[0]?.locationTo);
  return (
    <>
      <Cloth>
        <h1 className="only-d t-title pt-5">{texts.title}</h1>
        <div className="profile-who">
          <Avatar name={profile.firstName} picture={profile.profilePicUrl} large tint="sun" />
          <div className="min-w-0">
            <h2 className="t-title break-words">{profile.firstName}</h2>
            <p className="t-note dim">
              {texts.memberSince} <DateText at={profile.memberSince} />
            </p>
          </div>
        </div>
      </Cloth>
      <PageBody>
        <Card className="max-w-[720px]">
          <dl className="profile-facts">
            <Fact icon={Phone} name={texts.mobile}>
              <span className="num">{texts.call(profile.mobileNo)}</span>
            </Fact>
            <Fact icon={Mail} name={texts.email}>
              {profile.altemailId ?? <span className="c2">{texts.noEmail}</span>}
            </Fact>
            <Fact icon={MapPin} name={texts.location}>
              {place ?? <span className="c2">{texts.noLocation}</span>}
            </Fact>
          </dl>
        </Card>
      </PageBody>
    </>
  );
}

function Fact({
  icon,
  name,
  children,
}: {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="profile-fact">
      <dt className="t-small c2">
        <Icon shape={icon} />
        {name}
      </dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

type LocationTo = Profile["lstOfUserBusinessDetailsInfo"][number]["locationTo"];

/** Town, district and state; null where no place is set. */
function placeText(place: LocationTo | undefined): string | null {
  if (!place || place.placeName === noLocationYet) return null;
  const { adminLevel1 = "", adminLevel2 = "" } = place.locationLong ?? {};
  return [...new Set([place.placeName, adminLevel2, adminLevel1])].filter(Boolean).join(", ");
}
