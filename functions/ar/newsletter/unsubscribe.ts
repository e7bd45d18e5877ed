export { onRequestPost } from "../../newsletter/unsubscribe.ts";
