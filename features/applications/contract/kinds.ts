/** What one can apply for; a file of its own, since the menus need no more of the contract. */
export const applicationKinds = ["agent", "seller"] as const;
export type ApplicationKind = (typeof applicationKinds)[number];
