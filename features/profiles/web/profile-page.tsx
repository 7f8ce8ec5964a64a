import { useNavigate, useSearch } from "@tanstack/react-router";
import { useSession } from "#engine/web/data/session.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { LoadingState } from "#engine/web/ui/page/page-states.tsx";
import { useProfile } from "./offline.ts";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileSheet } from "./profile-sheet.tsx";
import { useProfilesTexts } from "./words.ts";

/** The person's own profile: who, how to reach, where; `?edit=1` opens its form, which the back button closes. */
export function ProfilePage() {
  const session = useSession();
  return session && <OwnProfile profileKey={session.profileKey} />;
}

function OwnProfile({ profileKey }: { readonly profileKey: string }) {
  const texts = useProfilesTexts();
  const profile = useProfile(profileKey);
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
