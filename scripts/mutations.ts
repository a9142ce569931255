import { UserError } from "../dev/system/UserError";
import { whenToldToEnd } from "./support/launch/signals";
import { problemsOf } from "./support/mutations/mutate";
import { readOptions } from "./support/mutations/options";
import { ProjectCopy } from "./support/mutations/projectCopy";
import { tryMutation, type Verdict } from "./support/mutations/tryMutation";
import { projectRoot } from "./support/project";
import { readProjectFile, readRequirements } from "./support/repository/requirements";
import { dropSettings } from "./support/settings";
import { runMain } from "./support/testing/report";

/**
 * `npm run test:mutations`: puts each fault of tests/mutations into a copy of the project, and says which test of the
 * requirement that it breaks catches it. A name runs that fault alone; `--suite unit,integration` leaves out what needs a
 * build; `--check` only looks whether the faults still apply.
 */
await runMain(async () => {
  process.chdir(projectRoot);
  dropSettings(process.env);
  const { isCheck, mutations, suites } = readOptions(process.argv.slice(2));
  const requirements = readRequirements();
  const problems = problemsOf(mutations, { requirements, read: readProjectFile });
  if (problems.length > 0) throw new UserError(problems.join("\n"));
  if (isCheck) {
    console.log(`${mutations.length} mutations apply`);
    return 0;
  }
  const signal = whenToldToEnd();
  const copy = new ProjectCopy();
  const verdicts: Verdict[] = [];
  try {
    for (const mutation of mutations) {
      const requirement = requirements.find(({ id }) => id === mutation.breaks);
      if (requirement === undefined) continue;
      const verdict = await copy.with(mutation, () =>
        tryMutation(requirement, { root: copy.root, suites, signal }),
      );
      console.log(`${mutation.id} (${mutation.breaks}): ${verdict.says}`);
      verdicts.push(verdict);
    }
  } finally {
    copy.remove();
  }
  const count = (wanted: Verdict["kind"]) => verdicts.filter(({ kind }) => kind === wanted).length;
  console.log(`${count("caught")} caught, ${count("survived")} survived, ${count("open")} open`);
  return count("survived") === 0 ? 0 : 1;
});
