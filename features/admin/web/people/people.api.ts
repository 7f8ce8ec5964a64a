import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Role } from "#engine/contract/person.ts";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { reloadSession } from "#engine/web/data/session.ts";
import { giveRole, listPeople, type PersonDetail, readPerson, takeRole } from "../../contract/people.ts";
import type { StaffRole } from "../../contract/role-names.ts";

const rowsAtOnce = 50;

/** People by what is looked for, all or those with a role. */
export function peopleQuery({ find, role }: { readonly find: string; readonly role: Role | null }) {
  return infiniteQueryOptions({
    queryKey: ["admin", "people", find, role],
    queryFn: ({ pageParam, signal }) =>
      call(
        listPeople,
        {
          query: {
            find,
            limit: rowsAtOnce,
            ...(role && { withRole: role }),
            ...(pageParam && { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextAfter }: { readonly nextAfter: string | null }) => nextAfter,
    staleTime: 0,
  });
}

/** One person. Throws ApiError `admin/no-such-person`. */
export function personQuery(profileKey: string) {
  return queryOptions({
    queryKey: ["admin", "person", profileKey],
    queryFn: ({ signal }) => call(readPerson, { params: { profileKey } }, { signal }),
    staleTime: 0,
  });
}

export type RoleChange = "give" | "take";

interface Wish {
  readonly change: RoleChange;
  readonly person: PersonDetail;
  readonly role: StaffRole;
  readonly reason: string;
}

/** Gives or takes a staff role; false when it was so already. The person and the log are read again, also when refused. */
export async function changeRole(
  { change, person: { profileKey }, role, reason }: Wish,
  ownKey: string | undefined,
): Promise<boolean> {
  try {
    const input = { params: { profileKey }, body: { role, reason } };
    const { isChanged, person } = await (change === "give" ? call(giveRole, input) : call(takeRole, input));
    queryClient.setQueryData(personQuery(profileKey).queryKey, person);
    if (profileKey === ownKey) await reloadSession();
    return isChanged;
  } finally {
    void queryClient.invalidateQueries({ queryKey: ["admin"] });
  }
}
