export { onRequestGet } from "../../brands/[brand].ts";
