#!/bin/sh
# Downloads the two libraries of the browser table from the npm registry and bundles each of them
# into one ES module in src/tinhorn/web/vendor. Downloads axe-core for the browser tests. Needs Node.
set -eu
LIT=3.3.3 FLUENT=0.19.1 AXE=4.14.0 ESBUILD=0.28.2
ROOT=$(cd "$(dirname "$0")/.." && pwd)
OUT=$ROOT/src/tinhorn/web/vendor
WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT
cd "$WORK"

npm init -y >/dev/null
npm install --silent "lit@$LIT" "@fluent/bundle@$FLUENT" "axe-core@$AXE" "esbuild@$ESBUILD"
cat >lit.js <<'JS'
export * from "lit";
export { Directive, directive, PartType } from "lit/directive.js";
export { classMap } from "lit/directives/class-map.js";
export { ifDefined } from "lit/directives/if-defined.js";
export { keyed } from "lit/directives/keyed.js";
export { live } from "lit/directives/live.js";
export { repeat } from "lit/directives/repeat.js";
JS
echo 'export { FluentBundle, FluentNone, FluentNumber, FluentResource } from "@fluent/bundle";' >fluent.js
for name in lit fluent; do
  npx esbuild "$name.js" --bundle --format=esm --minify --legal-comments=none --outfile="$OUT/$name.js"
done
cp node_modules/lit/LICENSE "$OUT/lit-LICENSE.txt"
cp node_modules/axe-core/axe.min.js "$ROOT/tests/browser/axe.min.js"
