import type { Role } from "@santha/contract/person";

/** What a call answers, whoever asks. Written by hand and compared with the server call by call (R35). */
export interface PermissionRow {
  /** Who may call: everyone also without a session, every member, or the roles named. */
  readonly may: "everyone" | "members" | readonly Role[];
  /** Status for one who may. A call that names nothing has `own` only. */
  readonly own: number;
  /** Another person's thing. It must answer exactly like a missing one (R36). */
  readonly others?: number;
  readonly missing?: number;
  readonly note?: string;
}
