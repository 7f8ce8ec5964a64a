/** Rows that are changed in one transaction: few enough that the shop hardly waits for their locks. */
export const batchSize = 200;

/** Rows of one transaction where some count a batch: each takes some fifteen statements, and the shop waits for all. */
export const batchSizeOfCounts = 25;
