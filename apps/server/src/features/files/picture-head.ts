export type PictureKind = "jpeg" | "png" | "webp";

/** What a picture says of itself before anything of it is decoded. */
export interface PictureHead {
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
  /** What a decoder has to hold of it at once beside the rows it hands on, in bytes. */
  readonly heldBytes: number;
  readonly isMoving: boolean;
  /** What stands beside the pixels, unpacked: profiles, comments, camera data, what phones put behind the picture. */
  readonly beside: readonly Buffer[];
}

/** More than any profile or comment of a camera holds: what unpacks to more is made to fill the memory. */
export const mostBesideInBytes = 1_000_000;
