/** Other names for some goods: `when` stands in the English title or group of a product, in lower case; each word of `names` then finds it. */
export interface Synonym {
  readonly when: RegExp;
  readonly names: readonly string[];
}

export const said = (when: RegExp, ...names: string[]): Synonym => ({ when, names });
