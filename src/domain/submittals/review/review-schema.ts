import * as z from "zod/mini";
import { isReviewToken, MARKS, REVIEW_LIMITS } from "./record.ts";
import { isText, markFault } from "./mark-fault.ts";

const token = z.string().check(z.refine(isReviewToken));

/** Whatever is asked for, with the token of a link. */
export const linkSchema = z.looseObject({ token });

/** What a mark of a reviewer may be; `markFault` says the same to whoever types it. */
const markSchema = z
  .strictObject({
    id: z.uuid(),
    revision: z.int().check(z.minimum(0), z.maximum(99)),
    item: z.string().check(z.minLength(1), z.maxLength(220), z.refine(isText)),
    mark: z.enum(MARKS),
    body: z.string(),
    page: z.nullable(z.int().check(z.minimum(1), z.maximum(REVIEW_LIMITS.page))),
    line: z.string().check(z.maxLength(REVIEW_LIMITS.line), z.refine(isText)),
  })
  .check(z.refine((mark) => markFault(mark) === null));

/** What the page of a review asks for: what its link shows, or to store marks. */
export const reviewRequestSchema = z.union([
  z.strictObject({ token }),
  z.strictObject({
    token,
    reviewer: z.string().check(
      z.trim(),
      z.minLength(1),
      z.maxLength(REVIEW_LIMITS.reviewer),
      // It stands in a line of a mail to the office.
      z.refine((name) => !/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u.test(name)),
    ),
    marks: z.array(markSchema).check(z.minLength(1), z.maxLength(REVIEW_LIMITS.marksAtOnce)),
  }),
]);

/** A file that the page asks for, by the hash of its bytes. */
export const reviewFileSchema = z.strictObject({ token, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });
