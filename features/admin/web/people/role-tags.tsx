import { isStaffRole, type Role } from "#engine/contract/person.ts";
import { Tag } from "#engine/web/ui/tag.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { roleNames } from "../../contract/role-names.ts";

/** The roles of a person by name, those of the operator's people marked. */
export function RoleTags({ roles }: { readonly roles: readonly Role[] }) {
  const language = useLanguage();
  return roles.map((role) => (
    <Tag key={role} job={isStaffRole(role) ? "know" : "plain"}>
      {roleNames[role][language]}
    </Tag>
  ));
}
