import type { Same } from "#engine/web/words/language.ts";
import type { en } from "./share.en.ts";

export const te: Same<typeof en> = {
  share: (title) => `అందరితో షేర్ చేయండి: ${title}`,
  title: "అందరితో షేర్ చేయండి",
  titleLabel: "శీర్షిక",
  titleHint: "ఈ వారం దీన్ని ఎందుకు చూడాలి?",
  titleShort: "కనీసం 4 అక్షరాల శీర్షిక రాయండి.",
  textLabel: "ఇంకా ఏమైనా చెప్పాలంటే",
  pin: "ముఖ్యమైనదిగా అన్నిటికంటే పైన ఉంచండి",
  send: "షేర్ చేయండి",
  shared: "ఇప్పుడు ఇది విశేషాలలో అందరికీ కనిపిస్తుంది.",
  see: "చూడండి",
  notShared: "షేర్ చేయలేకపోయాం, దయచేసి మళ్లీ ప్రయత్నించండి.",
  isShared: "మీరు ఈ ఉత్పత్తిని షేర్ చేశారు. విశేషాలలో అందరికీ కనిపిస్తోంది.",
  withdraw: "తీసివేయండి",
  withdrawn: "తీసివేశాం",
  notWithdrawn: "తీసివేయలేకపోయాం, దయచేసి మళ్లీ ప్రయత్నించండి.",
};
