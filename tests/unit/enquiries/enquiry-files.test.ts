import { describe, expect, test } from "vitest";
import { describeFile, filesProblem, FILE_LIMITS } from "#domain/enquiries/enquiry-files.ts";

const PNG = "\x89PNG\r\n\x1a\n";
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const typeOf = async (name: string, text: string) => (await describeFile(new File([bytes(text)], name))).type;

describe("a file is known by its name and its first bytes", () => {
  test.each([
    ["plan.pdf", "%PDF-1.7", "application/pdf"],
    ["PLAN.PDF", "%PDF-1.7", "application/pdf"],
    ["roof.png", PNG, "image/png"],
    ["roof.jpeg", "\xff\xd8\xff\xe0", "image/jpeg"],
    ["roof.webp", "RIFF\x01\x02\x03\x04WEBPVP8 ", "image/webp"],
    ["loads.xlsx", "PK\x03\x04 … xl/workbook.xml", expect.stringContaining("spreadsheetml")],
    ["floor.dwg", "AC1032", "image/vnd.dwg"],
    ["page.pdf", "<html>", null],
    ["plan.pdf.exe", "%PDF-1.7", null],
    ["plan", "%PDF-1.7", null],
    ["archive.xlsx", "PK\x03\x04 … word/document.xml", null],
    ["roof.png", "\xff\xd8\xff\xe0", null],
    ["drawing.svg", "<svg/>", null],
  ])("%s with %j is %s", async (name, text, type) => expect(await typeOf(name, text)).toEqual(type));

  test("a name that hides its ending is read as it is", async () => {
    const { name, type } = await describeFile(new File([bytes("%PDF-1.7")], "plan\u202efdp.exe"));
    expect([name, type]).toEqual(["planfdp.exe", null]);
  });
});

test("what is wrong with files is said, naming the file", () => {
  const file = { name: "plan.pdf", size: 1024, type: "application/pdf" };
  expect(filesProblem([file])).toBeNull();
  expect(filesProblem([file, { ...file, name: "virus.exe", type: null }])).toMatch(/^“virus.exe” cannot be sent/);
  expect(filesProblem(Array.from({ length: FILE_LIMITS.files + 1 }, () => file))).toMatch(/10 files at most/);
  expect(filesProblem([file, { ...file, size: FILE_LIMITS.bytes }])).toMatch(/20\.0 MB/);
});
