import { type SellerPart, sellerParts } from "#engine/contract/person.ts";
import { type MemberRole, memberRoles } from "../contract.ts";

/** What the roles of a member allow: an owner may do all, also change the teams. */
export function partsOf(roles: readonly MemberRole[]): readonly SellerPart[] {
  return sellerParts.filter((part) => roles.includes("owner") || roles.some((role) => role === part));
}

/** Each role once, in the order of the contract. */
export function inOrder(roles: readonly MemberRole[]): readonly MemberRole[] {
  return memberRoles.filter((role) => roles.includes(role));
}

/** Whether both name the same roles, in whatever order. */
export function areSame(one: readonly MemberRole[], other: readonly MemberRole[]): boolean {
  return inOrder(one).join() === inOrder(other).join();
}
