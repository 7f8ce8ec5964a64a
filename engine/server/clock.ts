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

const indiaAheadInMilliseconds = 19_800_000;
const hourInMilliseconds = 3_600_000;
const dayInMilliseconds = 24 * hourInMilliseconds;

/** The hour in Indian Standard Time, 0 to 23. */
export function hourInIndia(moment: Date): number {
  const sinceMidnight = (moment.getTime() + indiaAheadInMilliseconds) % dayInMilliseconds;
  return Math.floor(sinceMidnight / hourInMilliseconds);
}

/** The next moment after this one at which it is that full hour in India. */
export function nextHourInIndia(moment: Date, hour: number): Date {
  const now = moment.getTime() + indiaAheadInMilliseconds;
  const today = now - (now % dayInMilliseconds) + hour * hourInMilliseconds;
  const next = today > now ? today : today + dayInMilliseconds;
  return new Date(next - indiaAheadInMilliseconds);
}

/** The calendar day in Indian Standard Time, `yyyy-mm-dd`: a day does not depend on where the server stands. */
export function dayInIndia(moment: Date): string {
  return new Date(moment.getTime() + indiaAheadInMilliseconds).toISOString().slice(0, 10);
}

/** Date and time in Indian Standard Time, `yyyy-mm-dd HH:mm:ss`, as payment providers write it. */
export function timeInIndia(moment: Date): string {
  return new Date(moment.getTime() + indiaAheadInMilliseconds).toISOString().slice(0, 19).replace("T", " ");
}

/** The financial year, April to March in India, of a day `yyyy-mm-dd`: `26-27`. */
export function financialYear(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < "04-01" ? 1 : 0);
  const two = (value: number) => String(value % 100).padStart(2, "0");
  return `${two(year)}-${two(year + 1)}`;
}
