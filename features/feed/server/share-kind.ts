/** The subject kind of product shares. */
export const shareKind = "product-share";
