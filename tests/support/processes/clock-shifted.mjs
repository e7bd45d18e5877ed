/** Loaded into a process under test (`node --import`): its clock differs by CLOCK_SHIFT_MS from that of the machine. */
const shift = Number(process.env.CLOCK_SHIFT_MS);
const TrueDate = Date;

globalThis.Date = class Date extends TrueDate {
  constructor(...parameters) {
    super(...(parameters.length === 0 ? [TrueDate.now() + shift] : parameters));
  }
  static now() {
    return TrueDate.now() + shift;
  }
};
