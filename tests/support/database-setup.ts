import type { TestProject } from "vitest/node";
import { signUp, signUpOwner, startStack, type Account, type Stack } from "./database-stack.ts";

declare module "vitest" {
  interface ProvidedContext {
    stack: Stack;
    /** The first account, which is the administrator, and one without any rights. */
    administrator: Account;
    plainAccount: Account;
  }
}

/** Starts one stack for all files of a Vitest project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stack, stop } = await startStack();
  project.provide("stack", stack);
  project.provide("administrator", await signUpOwner(stack, "administrator@example.com"));
  project.provide("plainAccount", await signUp(stack, "plain@example.com"));
  return stop;
}
