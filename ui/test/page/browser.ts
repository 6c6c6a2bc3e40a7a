/** A browser on the built page, over a bridge to the real service. Each opening has settings of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type Page } from 'playwright-core';
import { preview, type PreviewServer } from 'vite';

const ROOT = resolve(import.meta.dirname, '../../..');
/** The same policy as the window's (src-tauri/tauri.conf.json), with the bridge in place of its channel. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'";

/** The sample masters. */
export const SAMPLES = join(ROOT, 'masters');

/** A page with the service behind it. */
export interface Desk {
  page: Page;
  /** What the browser complained of: scripts that failed, and what the content policy refused. */
  faults: string[];
  /** Ends the service at once, as a crash does; the page stays. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

let browser: Browser | undefined;

/** Opens the page on `folder`, or with nothing open; whoever asks for files gets `picked`. */
export async function openDesk(folder: string | null = null, picked: string[] = []): Promise<Desk> {
  const config = mkdtempSync(join(tmpdir(), 'colophon-page-'));
  const kept = ['data', 'cache', 'state'].flatMap((name) => [`--${name}`, join(config, name)]);
  const files = picked.flatMap((file) => ['--pick', file]);
  const args = ['--port', '0', '--config', config, ...kept, ...files, '--samples', SAMPLES];
  if (folder) args.push(folder);
  const { bridge, url } = await startBridge(args);
  const server = await serve(url);
  const page = await (await startBrowser()).newPage({ viewport: { width: 1280, height: 820 }, locale: 'en' });
  const faults: string[] = [];
  page.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.waitForSelector(folder ? '.columns' : '.welcome');
  return {
    page,
    faults,
    async kill() {
      const gone = new Promise((done) => bridge.once('exit', done));
      bridge.kill('SIGKILL');
      await gone;
    },
    async close() {
      await page.close();
      await server.close();
      bridge.kill();
      rmSync(config, { recursive: true, force: true });
    },
  };
}

/** Ends the browser. */
export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

async function startBrowser(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
  args.push('--disable-background-networking', '--disable-component-update');
  const executablePath = process.env.COLOPHON_CHROMIUM ?? '/usr/bin/chromium';
  browser ??= await chromium.launch({ executablePath, args });
  return browser;
}

async function startBridge(args: string[]): Promise<{ bridge: ChildProcess; url: string }> {
  const program = process.env.COLOPHON_BRIDGE ?? join(ROOT, 'target/debug/colophon-bridge');
  const bridge = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const failed = new Promise<never>((_, reject) => bridge.once('error', reject));
  const lines = createInterface({ input: bridge.stdout });
  const printed = new Promise<string>((done) => lines.once('line', done));
  return { bridge, url: await Promise.race([printed, failed]) };
}

async function serve(bridge: string): Promise<PreviewServer> {
  return preview({
    root: resolve(import.meta.dirname, '../..'),
    logLevel: 'error',
    preview: {
      port: 0,
      strictPort: false,
      proxy: { '/rpc': bridge, '/events': bridge },
      headers: { 'content-security-policy': POLICY },
    },
  });
}
