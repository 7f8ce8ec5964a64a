/** What a word of a product says about it, the most first. */
export const weights = {
  use: 15,
  title: 10,
  kind: 8,
  name: 8,
  synonym: 7,
  group: 5,
  pack: 3,
  maker: 3,
  category: 2,
} as const;
