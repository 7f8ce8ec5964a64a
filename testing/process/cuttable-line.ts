import { connect, createServer, type Server, type Socket } from "node:net";
import { pipeline } from "node:stream";

/** A database or another server behind a line that a test can cut and mend, as when it goes away and comes back. */
export interface CuttableLine {
  readonly url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function cuttableLine(url: string): Promise<CuttableLine> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  let port = 0;

  function carry(from: Socket): void {
    const to = connect(Number(target.port), target.hostname);
    for (const socket of [from, to]) {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    }
    // An end cut off by the target ends the other too, which would wait for answers otherwise.
    pipeline(from, to, from, () => {});
  }

  async function mend(): Promise<void> {
    const next = createServer(carry);
    await new Promise<void>((resolve) => next.listen(port, "127.0.0.1", resolve));
    const address = next.address();
    port = typeof address === "object" && address ? address.port : port;
    server = next;
  }

  await mend();
  const behind = new URL(url);
  behind.host = `127.0.0.1:${port}`;
  return {
    url: behind.href,
    mend,
    async cut() {
      const closing = new Promise((resolve) => server?.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closing;
    },
  };
}
