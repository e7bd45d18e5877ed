/**
 * Loaded into a process under test (`node --import`): while the file FULL_DISK exists, its disk is full. As on a real one,
 * what is there already can be overwritten, but no file can be made or grow, and no room is free. With FULL_DISK_AFTER it is
 * full only after so many operations.
 */
import { existsSync } from "node:fs";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const flag = process.env.FULL_DISK ?? "";
let left = Number(process.env.FULL_DISK_AFTER ?? 0);
const isFull = () => existsSync(flag) && (left -= 1) < 0;

function noSpace(syscall, path) {
  const error = new Error(`ENOSPC: no space left on device, ${syscall}${path ? ` '${path}'` : ""}`);
  return Object.assign(error, { code: "ENOSPC", errno: -28, syscall });
}

const sizeOf = (file) => fs.fstatSync(file).size;
const grows = (file, end) => file > 2 && fs.fstatSync(file).isFile() && end > sizeOf(file);
/** The last byte that a call of write or writeSync would fill; where it appends, more than there is. */
function endOf(file, data, [offset, length, position]) {
  if (typeof data === "string") return Infinity;
  return typeof position === "number" ? position + (length ?? data.byteLength - (offset ?? 0)) : Infinity;
}
const makes = (path, flags) =>
  !existsSync(path) &&
  (typeof flags === "number" ? (flags & fs.constants.O_CREAT) !== 0 : /[wa]/.test(String(flags ?? "r")));

const {
  writeSync,
  write,
  openSync,
  open,
  writeFileSync,
  ftruncateSync,
  mkdirSync,
  copyFileSync,
  cpSync,
  linkSync,
  statfsSync,
} = fs;
fs.writeSync = (file, data, ...rest) => {
  if (isFull() && grows(file, endOf(file, data, rest))) throw noSpace("write");
  return writeSync(file, data, ...rest);
};
fs.write = (file, data, ...rest) => {
  if (isFull() && grows(file, endOf(file, data, rest))) return process.nextTick(rest.at(-1), noSpace("write"));
  return write(file, data, ...rest);
};
fs.openSync = (path, flags, ...rest) => {
  if (isFull() && makes(path, flags)) throw noSpace("open", path);
  return openSync(path, flags, ...rest);
};
fs.open = (path, ...rest) => {
  if (isFull() && makes(path, rest.length > 1 ? rest[0] : "r"))
    return process.nextTick(rest.at(-1), noSpace("open", path));
  return open(path, ...rest);
};
fs.ftruncateSync = (file, length = 0) => {
  if (isFull() && length > sizeOf(file)) throw noSpace("ftruncate");
  return ftruncateSync(file, length);
};
for (const [name, original] of Object.entries({ writeFileSync, mkdirSync, copyFileSync, cpSync, linkSync }))
  fs[name] = (...parameters) => {
    if (isFull() && !(name === "mkdirSync" && existsSync(parameters[0])))
      throw noSpace(name.replace("Sync", ""), /^[cl]/.test(name) ? parameters[1] : parameters[0]);
    return original(...parameters);
  };
for (const name of ["writeFile", "mkdir", "open", "copyFile", "cp", "appendFile"]) {
  const original = fs.promises[name];
  fs.promises[name] = async (path, ...rest) => {
    const needsSpace = name === "open" ? makes(path, rest[0]) : name !== "mkdir" || !existsSync(path);
    if (isFull() && needsSpace) throw noSpace(name, path);
    return original(path, ...rest);
  };
}
const noRoom = (room) => (isFull() ? Object.assign(room, { bavail: 0, bfree: 0 }) : room);
fs.statfsSync = (...parameters) => noRoom(statfsSync(...parameters));
const { statfs } = fs.promises;
fs.promises.statfs = async (...parameters) => noRoom(await statfs(...parameters));
syncBuiltinESMExports();
