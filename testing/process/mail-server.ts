import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

export interface FakeMailServer {
  readonly url: string;
  /** The mails it has taken, headers and words as they came. */
  readonly mails: string[];
  /** The next mails get this answer instead of being taken. */
  answer(line: string, times?: number): void;
  close(): Promise<void>;
}

/** A mail server on this machine that speaks as much SMTP as a sender needs. */
export async function startMailServer(): Promise<FakeMailServer> {
  const mails: string[] = [];
  const answers: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    converse(socket, (mail) => {
      const instead = answers.shift();
      if (instead === undefined) mails.push(mail);
      return instead ?? "250 taken";
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    answer: (line, times = 1) => void answers.push(...Array.from({ length: times }, () => line)),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function converse(socket: Socket, take: (mail: string) => string): void {
  let text = "";
  let isData = false;
  const say = (line: string) => void socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    const answer = isData ? take(line) : answerTo(line);
    isData = answer.startsWith("354");
    if (answer.startsWith("221")) socket.end(`${answer}\r\n`);
    else say(answer);
  };
  say("220 fake");
  socket.setEncoding("utf8").on("data", (part) => {
    text += part;
    for (let mark = endMark(isData); text.includes(mark); mark = endMark(isData)) {
      const end = text.indexOf(mark);
      const line = text.slice(0, end);
      text = text.slice(end + mark.length);
      hear(line);
    }
  });
}

const endMark = (isData: boolean) => (isData ? "\r\n.\r\n" : "\r\n");

function answerTo(line: string): string {
  if (/^DATA/i.test(line)) return "354 go on";
  return /^QUIT/i.test(line) ? "221 bye" : "250 fake";
}
