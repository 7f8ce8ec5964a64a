/** The only source of "now". `offset` moves it in the modes `demo` and `test` (milliseconds). */
export interface Clock {
  now(): Date;
  readonly offsetInMilliseconds: number;
  moveTo(offsetInMilliseconds: number): void;
}

export function systemClock(offsetInMilliseconds = 0): Clock {
  let offset = offsetInMilliseconds;
  return {
    now: () => new Date(Date.now() + offset),
    get offsetInMilliseconds() {
      return offset;
    },
    moveTo(next) {
      offset = next;
    },
  };
}

/** A clock that stands still until it is moved on: for tests and for making the demo world. */
export interface StandingClock extends Clock {
  set(moment: Date): void;
  advance(milliseconds: number): void;
}

export function standingClock(start: Date): StandingClock {
  let moment = start.getTime();
  let offset = 0;
  return {
    now: () => new Date(moment + offset),
    get offsetInMilliseconds() {
      return offset;
    },
    moveTo(next) {
      offset = next;
    },
    set(next) {
      moment = next.getTime();
    },
    advance(milliseconds) {
      moment += milliseconds;
    },
  };
}

/** The calendar day in Indian Standard Time, `yyyy-mm-dd`: a day does not depend on where the server stands. */
export function dayInIndia(moment: Date): string {
  return new Date(moment.getTime() + 19_800_000).toISOString().slice(0, 10);
}

/** Date and time in Indian Standard Time, `yyyy-mm-dd HH:mm:ss`, as payment providers write it. */
export function timeInIndia(moment: Date): string {
  return new Date(moment.getTime() + 19_800_000).toISOString().slice(0, 19).replace("T", " ");
}
