import { modules } from '../../index.js';
import type { AnyAct } from '../../kernel/act.js';

const acts = new Map<string, AnyAct>(modules.flatMap(module => module.acts).map(act => [act.command.name, act]));

/** What decides a command, by the command's name. */
export const actOf = (name: string): AnyAct => {
  const act = acts.get(name);
  if (!act) throw new Error(`no command ${name}`);
  return act;
};
