/** The lines of the company's mark, in a square of 64: a fan in its housing with a copper pipe. */
export const COMPANY_MARK = {
  housing: "M40 51H53V9H11V51H24",
  fan: "M32.00 26.90C27.23 23.89 23.43 19.79 30.48 15.51C35.67 15.26 38.58 22.16 34.44 28.09ZM34.68 31.55C39.67 28.92 45.13 27.69 45.31 35.93C42.93 40.55 35.50 39.61 32.43 33.07ZM29.32 31.55C29.10 37.19 27.44 42.53 20.21 38.56C17.40 34.19 21.93 28.22 29.13 28.84Z",
  pipe: "M32 45.6V64",
} as const;
