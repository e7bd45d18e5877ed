import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addressIn,
  LANGUAGES,
  withFiguresIsolated,
  withoutLanguage,
  wordsLanguage,
} from "#domain/languages/languages.ts";

/** The isolates of a text, as signs that can be read: U+2066 begins a run, U+2069 ends it. */
const seen = (text: string): string => withFiguresIsolated(text).replaceAll("\u2066", "⟦").replaceAll("\u2069", "⟧");

describe("an address in a language", () => {
  test.each([
    ["/", "/ar"],
    ["/products", "/ar/products"],
    ["/products?brand=carrier&page=2", "/ar/products?brand=carrier&page=2"],
    ["/?from=app#top", "/ar?from=app#top"],
    ["https://example.com/", "https://example.com/"],
    ["//example.com/x", "//example.com/x"],
  ])("%s is %s in Arabic, and itself in English", (address, arabic) => {
    expect(addressIn("ar", address)).toBe(arabic);
    expect(addressIn("en", address)).toBe(address);
  });

  test("leads back to the address in the first language", () => {
    const path = fc.array(fc.stringMatching(/^[a-z0-9-]{1,12}$/)).map((parts) => `/${parts.join("/")}`);
    fc.assert(
      fc.property(path, fc.constantFrom(...LANGUAGES), (address, language) => {
        fc.pre(!/^\/ar(?:\/|$)/.test(address));
        expect(withoutLanguage(addressIn(language, address))).toEqual({ language, address });
      }),
    );
  });

  test("is not taken for one whose name only begins like a language", () => {
    expect(withoutLanguage("/arabian-towers")).toEqual({ language: "en", address: "/arabian-towers" });
  });
});

describe("figures in an Arabic text", () => {
  test.each([
    ["قدرة 10–12 kW عند 7/12 °C.", "قدرة ⟦10–12 kW⟧ عند ⟦7/12 °C⟧."],
    ["مبرد كاريير 19XR-742 (R-134a) بسعة 1,055 kW", "مبرد كاريير ⟦19XR-742 (R-134a)⟧ بسعة ⟦1,055 kW⟧"],
    ["طراز 19XR-742{A}، جديد", "طراز ⟦19XR-742{A}⟧، جديد"],
    ["من -5…+46 °C، مع 400 V / 3 ph / 50 Hz", "من ⟦-5…+46 °C⟧، مع ⟦400 V / 3 ph / 50 Hz⟧"],
    ["اتصل على (+20) 2 2735 1234 الآن", "اتصل على ⟦(+20) 2 2735 1234⟧ الآن"],
    ["درجة حرارة ≤ 0.5 K، و DN 65", "درجة حرارة ⟦≤ 0.5 K⟧، و ⟦DN 65⟧"],
    ["راسلنا: sales@example.com.", "راسلنا: ⟦sales@example.com⟧."],
    ["راجع www.example.com/a?b=c.", "راجع ⟦www.example.com/a?b=c⟧."],
    ["محرك متغير السرعة (VFD)، ولوحة", "محرك متغير السرعة ⟦(VFD)⟧، ولوحة"],
    ["اختبارات (FAT وSAT) قبل التسليم", "اختبارات (⟦FAT⟧ و⟦SAT⟧) قبل التسليم"],
    ["سعر 5,000 جنيه عن 3 منتجات", "سعر 5,000 جنيه عن 3 منتجات"],
    ["[اتصل بنا](/contact) قبل 5 PM", "[اتصل بنا](/contact) قبل ⟦5 PM⟧"],
    ["الطراز 19XR أو [30XA]", "الطراز ⟦19XR⟧ أو ⟦[30XA]⟧"],
    ["بسعة (1,055 kW (300 TR)).", "بسعة ⟦(1,055 kW (300 TR))⟧."],
    ["بسعة (300 TR، تقريبًا)", "بسعة (⟦300 TR⟧، تقريبًا)"],
    ["قطر Ø 150 mm وتوصيل Y-Δ من #12 AWG", "قطر ⟦Ø 150 mm⟧ وتوصيل ⟦Y-Δ⟧ من ⟦#12 AWG⟧"],
    ["230 V ~ 50/60 Hz عند 6.7→12.2 °C", "⟦230 V ~ 50/60 Hz⟧ عند ⟦6.7→12.2 °C⟧"],
    ["ضغط 0.5 in. w.g. للمروحة 5 kW.", "ضغط ⟦0.5 in. w.g.⟧ للمروحة ⟦5 kW⟧."],
    ["# 19XR\nطراز **30XA** و[19XR](/x)", "# ⟦19XR⟧\nطراز **⟦30XA⟧** و[⟦19XR⟧](/x)"],
    ["1. الأول\n2. الثاني 20 kW", "1. الأول\n2. الثاني ⟦20 kW⟧"],
  ])("%s", (text, isolated) => expect(seen(text)).toBe(isolated));

  test.each([")", "(", "-", "a ", "a.", "> ", "](", "1. ", "\n", " "])(
    "are found in 200,000 characters of %j",
    (signs) => {
      const text = `مبرد a${signs.repeat(200_000 / signs.length)}`;
      expect(withFiguresIsolated(text).replace(/[\u2066\u2069]/gu, "")).toBe(text);
    },
  );

  test("stay as they are in a text without Arabic letters", () => {
    expect(withFiguresIsolated("Carrier 19XR, 10–12 kW")).toBe("Carrier 19XR, 10–12 kW");
  });

  const words = fc.constantFrom("مبرد", "بسعة", "عند", "طلمبة", "،", ".");
  const figures = fc.constantFrom("10–12 kW", "-5…+46 °C", "400 V / 3 ph / 50 Hz", "R-134a", "≤ 0.5", "DN 65", "24/7");

  test("are all inside isolates, and no letter is lost", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(words, figures), { minLength: 1, maxLength: 8 }), (parts) => {
        const text = `مبرد ${parts.flat().join(" ")}`;
        const isolated = withFiguresIsolated(text);
        expect(isolated.replace(/[\u2066\u2069]/gu, "")).toBe(text);
        expect(isolated.replace(/\u2066[^\u2069]*\u2069/gu, "")).not.toMatch(/[0-9A-Za-z]/);
        expect(withFiguresIsolated(isolated)).toBe(isolated);
      }),
    );
  });
});

test("words in another language than the page are marked with theirs", () => {
  expect(wordsLanguage("Carrier 19XR", "ar")).toEqual({ lang: "en", dir: "ltr" });
  expect(wordsLanguage("مبرد كاريير 19XR", "ar")).toEqual({});
  expect(wordsLanguage("Carrier 19XR", "en")).toEqual({});
  expect(wordsLanguage("24/7", "ar")).toEqual({});
});
