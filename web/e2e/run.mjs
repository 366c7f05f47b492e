// `npm run e2e`: runs the browser tests. `npm run e2e -- --pictures FOLDER` also keeps a picture of every page;
// everything else goes to Playwright, for instance a part of a file's name, or `--headed`.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const rest = process.argv.slice(2);
const env = { ...process.env };
const at = rest.findIndex((word) => word === '--pictures' || word.startsWith('--pictures='));
if (at >= 0) {
  const word = rest[at] ?? '';
  const folder = word.includes('=') ? word.slice(word.indexOf('=') + 1) : rest[at + 1];
  if (!folder) {
    process.stderr.write('--pictures needs a folder\n');
    process.exit(2);
  }
  rest.splice(at, word.includes('=') ? 1 : 2);
  env.LONGTABLE_PICTURES = path.resolve(folder);
}
const playwright = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
);
const config = path.join(here, 'playwright.config.ts');
const ran = spawnSync(process.execPath, [playwright, 'test', '--config', config, ...rest], {
  stdio: 'inherit',
  env,
});
process.exit(ran.status ?? 1);
