export { onRequestGet } from "../../products/[product].ts";
