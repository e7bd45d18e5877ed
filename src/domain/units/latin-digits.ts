/** Arabic and Persian digits and separators as those of Latin texts: '١٬٠٥٥٫٥' is '1,055.5'. */
export const withLatinDigits = (text: string): string =>
  text
    // The last four bits of their codes are their values.
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll("٫", ".")
    .replaceAll("٬", ",");
