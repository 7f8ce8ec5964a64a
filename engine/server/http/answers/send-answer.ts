import type { FastifyReply } from "fastify";
import type { Endpoint } from "#engine/contract/endpoint.ts";
import { envelopeSchema } from "../schemas.ts";

type Answer = Record<string, unknown>;
type Serializer = (answer: Answer) => string;

/** Made at the first answer of an endpoint and kept for all apps of the process: making all of them takes half a second. */
const serializers = new WeakMap<Endpoint, Serializer>();

/** Sends an answer in the shape of its endpoint. */
export function sendAnswer(reply: FastifyReply, endpoint: Endpoint, answer: Answer): FastifyReply {
  return sendText(reply, textOfAnswer(reply, endpoint, answer));
}

/** An answer as it is sent; what the shape of its endpoint does not name is left out. */
export function textOfAnswer(reply: FastifyReply, endpoint: Endpoint, answer: Answer): string {
  return serializerOf(reply, endpoint)(answer);
}

export function sendText(reply: FastifyReply, text: string | Buffer): FastifyReply {
  return reply.type("application/json; charset=utf-8").send(text);
}

function serializerOf(reply: FastifyReply, endpoint: Endpoint): Serializer {
  const kept = serializers.get(endpoint);
  if (kept) return kept;
  const made = reply.compileSerializationSchema({ ...envelopeSchema(endpoint) });
  serializers.set(endpoint, made);
  return made;
}
