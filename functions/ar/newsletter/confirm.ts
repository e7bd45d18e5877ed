export { onRequestPost } from "../../newsletter/confirm.ts";
