import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useSession } from "#lib/session";
import { Answer } from "#ui/answer";
import { Card } from "#ui/card";
import { PageBody } from "#ui/page";
import { LoadingState } from "#ui/page-states";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileSheet } from "./profile-sheet.tsx";
import { profileQuery } from "./profiles.api.ts";
import { useProfilesTexts } from "./profiles.texts.ts";

/** The person's own profile: who, how to reach, where; `?edit=1` opens its form, which the back button closes. */
export function ProfilePage() {
  const session = useSession();
  return session && <OwnProfile profileKey={session.profileKey} />;
}

function OwnProfile({ profileKey }: { readonly profileKey: string }) {
  const texts = useProfilesTexts();
  const profile = useQuery(profileQuery(profileKey));
  const { edit } = useSearch({ from: "/app/profiles" });
  const navigate = useNavigate();
  const show = (isEdited: boolean): void =>
    void navigate({ to: "/app/profiles", search: isEdited ? { edit: 1 } : {}, replace: !isEdited });
  return (
    <Answer to={profile} loading={<Waiting />}>
      {(known) =>
        edit === 1 ? (
          <PageBody>
            <Card pad className="stack-s max-w-[720px]">
              <h2 className="h2">{texts.editTitle}</h2>
              <ProfileForm profile={known} onDone={() => show(false)} />
            </Card>
          </PageBody>
        ) : (
          <ProfileSheet profile={known} onEdit={() => show(true)} />
        )
      }
    </Answer>
  );
}

function Waiting() {
  return (
    <PageBody>
      <LoadingState />
    </PageBody>
  );
}
