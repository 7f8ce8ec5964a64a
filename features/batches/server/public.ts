export { selectListingsWithBatches } from "./batches.queries.ts";
export {
  addBatch,
  type BatchOutcome,
  type BatchRefusal,
  correctBatch,
  countBatch,
  withdrawBatch,
} from "./change-batches.ts";
export {
  type PackRefusal,
  packBatches,
  releaseBatches,
  restockBatches,
  type SaidBatch,
  sendBatches,
} from "./pack-batches.ts";
