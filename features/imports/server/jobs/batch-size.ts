/** Rows that are changed in one transaction: few enough that the shop hardly waits for their locks. */
export const batchSize = 200;
