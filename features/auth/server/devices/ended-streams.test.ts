import { afterAll, beforeAll, expect, it } from "vitest";
import { followNotifications } from "#features/notifications/contract/notifications.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { listening } from "#testing/process/platform.ts";
import { followStream } from "#testing/process/stream.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { changePassword, endOtherSessions, signOut } from "../../contract/auth.ts";

const password = "erra nela 7";
let server: TestApp;
let origin: string;
beforeAll(async () => {
  server = await testApp({ connections: 8 });
  origin = await listening(server.app);
});
afterAll(() => server.close());

const ways: Record<string, (person: TestPerson, stream: string) => Promise<{ status: number }>> = {
  "signing out": (_, stream) => server.call(signOut, {}, { as: stream }),
  "ending the other sessions": ({ cookie }) => server.call(endOtherSessions, {}, { as: cookie }),
  "a new password": ({ cookie }) =>
    server.call(
      changePassword,
      { body: { oldPassword: password, newPassword: "kotta nela 8" } },
      { as: cookie },
    ),
};

it.each(Object.entries(ways))(
  "[R42] %s closes the stream of the ended session within two seconds",
  async (_, end) => {
    const person = await aPerson(server, { password });
    const as = await sessionFor(server, person);
    const following = await followStream(`${origin}${followNotifications.path}`, { as });
    await expect.poll(() => following.place()).not.toBe("");
    expect((await end(person, as)).status).toBe(200);
    const late = new Promise((resolve) => setTimeout(() => resolve("still open"), 2000));
    expect(await Promise.race([following.ended.then(() => "closed"), late])).toBe("closed");
  },
);
