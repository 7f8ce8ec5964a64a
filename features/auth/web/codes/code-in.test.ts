import { describe, expect, it } from "vitest";
import { codeIn } from "./code-in.ts";

describe("the code in a text", () => {
  it.each([
    ["123456", "123456"],
    ["123 456", "123456"],
    [" 123-456\n", "123456"],
    ["1234", "1234"],
    ["1234567", "234567"],
    ["000001249958", "249958"],
    [
      "407218 is your Santha OTP. It is good for 10 minutes. Tell it to nobody.\n\n@santha.example #407218",
      "407218",
    ],
    ["407218 మీ సంత ఓటీపీ. ఇది 10 నిమిషాలు పనిచేస్తుంది. ఎవరికీ చెప్పకండి.\n\n@santha.example #407218", "407218"],
    ["Call 9848012345. 407218 is your Santha OTP", "407218"],
    ["In 10 minutes: #407218", "407218"],
    ["OTP: 407 218", "407218"],
    ["no digits at all", ""],
  ])("[U18] of %j is %j", (text, code) => {
    expect(codeIn(text, 6)).toBe(code);
  });
});
