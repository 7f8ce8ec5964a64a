import type { DemoApp } from "./demo-app.ts";

/** What is still to happen, at a moment. */
export interface Step {
  readonly at: number;
  run(): Promise<unknown>;
}

/** Takes all steps in the order of time, also those that are added on the way, until the world ends. */
export async function takeSteps(app: DemoApp, steps: Step[], end: Date): Promise<void> {
  while (steps.length > 0) {
    steps.sort((left, right) => left.at - right.at);
    const step = steps.shift();
    if (!step || step.at > end.getTime()) break;
    app.clock.set(new Date(step.at));
    await step.run();
  }
  app.clock.set(end);
}
