import "./profile.css";
import {
  BookUser,
  FileDown,
  Languages,
  type LucideIcon,
  Mail,
  MapPin,
  Pencil,
  Phone,
  ReceiptText,
  Search,
  ShieldCheck,
  Sprout,
  Store,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { useSession } from "#engine/web/data/session.ts";
import { Avatar } from "#engine/web/ui/avatar.tsx";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { HeaderBand, PageBody } from "#engine/web/ui/page/page.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { FirstName, Written } from "#engine/web/ui/wording.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { ConsentCard } from "#features/analytics/web";
import { OwnBusinessCard } from "#features/selling/web";
import { noLocationYet, type Profile } from "../contract/profiles.ts";
import { LocationChange } from "./location-change.tsx";
import { placeText } from "./place-text.ts";
import { useProfilesTexts } from "./words.ts";

/** Where the own profile leads. */
const ways = [
  { to: "/app/standing", shape: Sprout, name: "standing" },
  { to: "/app/network", shape: Users, name: "network" },
  { to: "/app/contacts", shape: BookUser, name: "contacts" },
  { to: "/app/search", shape: Search, name: "search" },
  { to: "/app/profiles/sessions", shape: ShieldCheck, name: "devices" },
  { to: "/app/profiles/your-data", shape: FileDown, name: "yourData" },
] as const;

/** Name and picture on the cloth, then how to reach the person, his business and where he is. */
export function ProfileSheet({
  profile,
  onEdit,
}: {
  readonly profile: Profile;
  readonly onEdit: () => void;
}) {
  const texts = useProfilesTexts();
  const session = useSession();
  return (
    <>
      <HeaderBand>
        <h1 className="only-d t-title pt-5">{texts.title}</h1>
        <div className="profile-who">
          <Avatar
            name={profile.firstNameTe ?? profile.firstName}
            picture={profile.profilePicUrl}
            large
            tint="sun"
          />
          <div className="min-w-0 flex-1">
            <h2 className="t-title break-words">
              <FirstName of={profile} />
            </h2>
            <p className="t-note dim">
              {texts.memberSince} <DateText at={profile.memberSince} />
            </p>
          </div>
          <Button look="oncloth" onClick={onEdit}>
            <Icon shape={Pencil} size="text" />
            {texts.edit}
          </Button>
        </div>
      </HeaderBand>
      <PageBody className="cols even">
        <div className="stack">
          <Facts profile={profile} />
          {session?.roles.includes("seller") && <OwnBusinessCard />}
          <LocationChange
            profileKey={profile.profileKey}
            isSet={profile.lstOfUserBusinessDetailsInfo[0]?.locationTo.placeName !== noLocationYet}
          />
        </div>
        <div className="stack">
          <ConsentCard />
          {ways.map(({ to, shape, name }) => (
            <ButtonLink key={to} look="second" wide to={to}>
              <Icon shape={shape} />
              {texts[name]}
            </ButtonLink>
          ))}
        </div>
      </PageBody>
    </>
  );
}

function Facts({ profile }: { readonly profile: Profile }) {
  const texts = useProfilesTexts();
  const business = profile.lstOfUserBusinessDetailsInfo[0];
  const place = placeText(business?.locationTo, useLanguage());
  return (
    <Card>
      <dl className="profile-facts">
        <Fact icon={Phone} name={texts.mobile}>
          <span className="num">{texts.call(profile.mobileNo)}</span>
        </Fact>
        <Fact icon={Mail} name={texts.email}>
          {profile.altemailId === null ? (
            <span className="c2">{texts.noEmail}</span>
          ) : (
            <>
              <span className="mr-2">{profile.altemailId}</span>
              {!profile.isEmailVerified && <Tag>{texts.notVerified}</Tag>}
            </>
          )}
        </Fact>
        <Fact icon={MapPin} name={texts.location}>
          {place ? <Written>{place}</Written> : <span className="c2">{texts.noLocation}</span>}
        </Fact>
        <Fact icon={Languages} name={texts.messages}>
          {profile.language === "te" ? <span lang="te">{texts.telugu}</span> : texts.english}
        </Fact>
        {business?.businessName && (
          <Fact icon={Store} name={texts.business}>
            <Written>{business.businessName}</Written>
          </Fact>
        )}
        {business?.gstin && (
          <Fact icon={ReceiptText} name={texts.gstin}>
            <span className="num">{business.gstin}</span>
          </Fact>
        )}
      </dl>
    </Card>
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
