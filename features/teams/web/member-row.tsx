import { Button } from "#engine/web/ui/button.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import type { TeamMember } from "../contract.ts";
import { nameOf } from "./member-name.ts";
import { useTeamsTexts } from "./words.ts";

/** A member or an invitation: who, since when, and for which work. */
export function MemberRow({
  member,
  onChange,
  onRemove,
}: {
  readonly member: TeamMember;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}) {
  const texts = useTeamsTexts();
  const name = nameOf(useLanguage(), member);
  return (
    <li className="stack-s border-line border-t py-3 first:border-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="b break-words">
            {member.name ? <Words of={member.name} /> : <span className="num">{member.mobileNo}</span>}
          </p>
          <p className="t-small c2">
            {member.name && <span className="num">{member.mobileNo} · </span>}
            <DateText at={member.since} />
          </p>
        </div>
        {!member.isJoined && <Tag job="know">{texts.invited}</Tag>}
      </div>
      <p className="flex flex-wrap gap-1.5">
        {member.roles.map((role) => (
          <Tag key={role}>{texts.roleName(role)}</Tag>
        ))}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button small look="onpaper" aria-label={texts.changeNamed(name)} onClick={onChange}>
          {texts.change}
        </Button>
        <Button small look="quiet" aria-label={texts.removeNamed(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
