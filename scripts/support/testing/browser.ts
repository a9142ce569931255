import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { UserError } from "../../../dev/system/UserError";
import { programOf } from "../programs";

/** How the browser tests start their browser. */
export interface Browser {
  /** Undefined is the one that Playwright installed itself. */
  executablePath: string | undefined;
  args: string[];
}

/** The shell first: the same browser without windows, which needs a third less of the processor. */
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const isRoot = process.getuid?.() === 0;

/** Nothing but the pages under test: no updates, no services of the browser's maker. */
const args = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/**
 * Finds a browser that really starts, or gets one: from Playwright, or as root from the system's
 * packages.
 * @throws {UserError} when none can be had, saying what would help.
 */
export async function provideBrowser(say: (line: string) => void): Promise<Browser> {
  const found = await findBrowser();
  if (found !== undefined) return found;
  for (const { what, run } of sources()) {
    say(`No browser was found. Trying ${what} …`);
    run();
    const browser = await findBrowser();
    if (browser !== undefined) return browser;
  }
  throw new UserError(
    "No browser could be found or installed for the browser tests: install Chromium or Google Chrome, or set PLAYWRIGHT_CHROMIUM_PATH to one.",
  );
}

async function findBrowser(): Promise<Browser | undefined> {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (named) {
    if (await starts(named)) return { executablePath: named, args };
    throw new UserError(`PLAYWRIGHT_CHROMIUM_PATH: ${named} does not start as a Chromium would.`);
  }
  if (await starts(undefined)) return { executablePath: undefined, args };
  for (const path of installed) {
    if (existsSync(path) && (await starts(path))) return { executablePath: path, args };
  }
  return undefined;
}

/** A file of that name may be a stub that only tells how to install it, or lack a library: so it is tried. */
async function starts(executablePath: string | undefined): Promise<boolean> {
  try {
    const browser = await chromium.launch({
      args,
      timeout: 30_000,
      ...(executablePath === undefined ? {} : { executablePath }),
    });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** Not every system has the shell as a package. */
const systemPackages =
  isRoot && existsSync("/usr/bin/apt-get") ? ["chromium-headless-shell", "chromium"] : [];

function sources(): { what: string; run: () => void }[] {
  const cli = programOf("playwright");
  const withSystemLibraries = isRoot && process.platform === "linux" ? ["--with-deps"] : [];
  return [
    {
      what: "Playwright's own download",
      run: () => call(process.execPath, [cli, "install", ...withSystemLibraries, "--only-shell", "chromium"]),
    },
    ...systemPackages.map((name) => ({
      what: `the system's package ${name}`,
      run: () => {
        call("apt-get", ["update"]);
        call("apt-get", ["install", "-y", "--no-install-recommends", name]);
      },
    })),
  ];
}

function call(program: string, parameters: string[]): void {
  spawnSync(program, parameters, {
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      DEBIAN_FRONTEND: "noninteractive",
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000",
    },
  });
}
