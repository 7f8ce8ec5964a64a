import type { Actor } from "#engine/server/context.ts";

interface SeenFile {
  /** Null: the store's own. */
  readonly owner_profile_id: number | null;
  readonly audience: string;
  readonly reader_profile_ids: readonly number[];
  readonly reader_roles: readonly string[];
}

/** A private file is seen by its owner and by whom the feature that uses it has named; others by every member. */
export function canSeeFile(actor: Pick<Actor, "profileId" | "roles">, file: SeenFile): boolean {
  if (file.audience === "members" || file.owner_profile_id === actor.profileId) return true;
  if (file.reader_profile_ids.includes(actor.profileId)) return true;
  return actor.roles.some((role) => file.reader_roles.includes(role));
}
