import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser: the one that LONGTABLE_CHROMIUM names, or the first that is installed. */
export function chromiumPath(): string {
  const named = process.env['LONGTABLE_CHROMIUM'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    const found = folders.map((folder) => path.join(folder, name)).find(canRun);
    if (found) return found;
  }
  throw new Error('No Chromium is installed. Install it, or name it in LONGTABLE_CHROMIUM.');
}

/** The program under test: the one that LONGTABLE_BIN names, or what cargo has built. */
function longtablePath(): string {
  const named = process.env['LONGTABLE_BIN'];
  if (named) return path.resolve(named);
  const target = path.resolve(project, process.env['CARGO_TARGET_DIR'] ?? 'target');
  const built = ['debug', 'release'].map((kind) => path.join(target, kind, 'longtable'));
  const found = built.find((file) => existsSync(file));
  if (!found) {
    throw new Error(
      `There is no program at ${built.join(' or ')}. Run \`cargo build\` first, or name it in LONGTABLE_BIN.`,
    );
  }
  return found;
}

/** A running server with a data folder of its own. */
export interface Longtable {
  /** Where it is, without a slash at the end. */
  url: string;
  port: number;
  /** What it has noted as errors. */
  errors: string[];
  stop: () => Promise<void>;
}

/** Starts the server with an empty store, or with a copy of one. */
export async function startLongtable(store?: string): Promise<Longtable> {
  const program = longtablePath();
  const data = mkdtempSync(path.join(tmpdir(), 'longtable-e2e-'));
  if (store) copyFileSync(store, path.join(data, 'longtable.sqlite'));
  const options = ['--listen', '127.0.0.1:0', '--data', data, '--computer-pause', '0', '--log-json'];
  const child = spawn(program, ['serve', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  const errors: string[] = [];
  createInterface(child.stderr).on('line', (line) => {
    if (line.includes('"ERROR"')) errors.push(line);
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    rmSync(data, { recursive: true, force: true });
  };
  const port = await portOf(child, program);
  const url = `http://127.0.0.1:${port}`;
  const page = await (await fetch(url)).text();
  if (!page.includes('<script')) {
    await stop();
    throw new Error(
      `${program} has no pages. Run \`cargo build\` with Node.js and without LONGTABLE_WEB=skip.`,
    );
  }
  return { url, port, errors, stop };
}

/** Waits until the program says where it is. */
function portOf(child: ChildProcess, program: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    let complaints = '';
    const failed = (why: string) => reject(new Error(`${program} did not start: ${why}\n${complaints}`));
    const patience = setTimeout(() => failed('it does not say where it is'), 30_000);
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /Longtable is at http:\/\/127\.0\.0\.1:(\d+)\//.exec(said);
      if (!found) return;
      clearTimeout(patience);
      resolve(Number(found[1]));
    });
    child.stderr?.on('data', (chunk: Buffer) => (complaints = (complaints + chunk.toString()).slice(-4000)));
    child.once('error', (error) => failed(error.message));
    child.once('exit', (code) => failed(`it ended with ${code}`));
  });
}
