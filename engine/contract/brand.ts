/** The name of the product in paths, headers and the store constant; another operator renames it here. */
export const product = "santha";
export const productName = "Santha";

/** Bases of the calls that the specification names. */
export const restBase = "/rest/v1";
export const restBaseV2 = "/rest/v2";
export const v2 = "/v2";

/** The store constant and the app id of the specification (CONST-006, CONST-007). */
export const storeConstant = product;
export const appId = product;
/** Value of the `project` header that the web's client adds to store and order calls. */
export const projectHeader = `${product}_STORE`;
