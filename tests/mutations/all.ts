import { calls } from "./calls";
import { components } from "./components";
import type { Mutation } from "./mutation";
import { pages } from "./pages";
import { rules } from "./rules";

export const mutations: readonly Mutation[] = [...rules, ...calls, ...components, ...pages];
