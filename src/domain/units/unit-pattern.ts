/** A function, so that bundlers can drop it where it is not used. */
function unitPattern(): RegExp {
  /** Units that may have a prefix such as k or m. */
  const prefixed = "Wh|Ws|Wp|W|VAh|VA|varh|var|VAr|V|Ah|A|Hz|Pa|bar(?: ?[ag])?|J|g|t|m|s|N|Nm|l|L|Ω|ohm|F|H|lm|cd|bit";
  /** Units that take no prefix, and the English words that count as units. */
  const plain = [
    "°[CFK]?|%|‰|min|h|d|a|K|lx|lux|rpm|rev\\/min|hp|HP|ppm|psi[ag]?|dB[AC]?|NTU",
    "in|inch(?:es)?|ft|yd|gal|gpm|GPM|USgpm|cfm|CFM|BTU|Btu|MBH|TR|RT|tons?|tonnes?|lb|lbs|oz",
    "lit(?:re|er)s?|met(?:re|er)s?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|phases?|ph|stages?|poles?|ways?|rows?|persons?",
  ].join("|");
  const factor = String.raw`(?:[µμmcdhkMGT]?(?:${prefixed})|${plain})(?:[²³]|\^?[23](?!\d))?`;
  /** What may follow a unit to say what it relates to: gauge pressure, A-weighting, water column, direct current. */
  const relation = String.raw`\([A-Za-z]{1,3}\)| ?(?:AC|DC|RH|w\.?c\.?|w\.?g\.?|WC|WG|Aq|H[2₂]O|Hg|head|abs\.?|gauge)`;
  const by = String.raw`\s?[/·.*⋅×]\s?`;
  const compound = String.raw`${factor}(?:${by}(?:${factor}K?|\(${factor}(?:${by}${factor})*\)))*`;
  return new RegExp(`^${compound}(?:${relation})?$`);
}

let pattern: RegExp | undefined;

/** Whether a text is a unit by its form: 'kW', 'm³/s', 'W/(m²·K)', 'dB(A)'. */
export const isUnit = (text: string): boolean => (pattern ??= unitPattern()).test(text);
