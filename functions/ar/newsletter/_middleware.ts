export { onRequestPost } from "../../newsletter/_middleware.ts";
