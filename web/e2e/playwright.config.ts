import { defineConfig } from '@playwright/test';
import { chromiumPath } from './programs';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  // Beside the packages, where no other tool looks.
  outputDir: '../node_modules/.cache/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // These tests play games at random: one that fails is played up to two times more, and reported as flaky if one of them goes
  // well. What it tells then is a thing to mend, not a reason to hold up everything else.
  retries: 2,
  // A busy machine with two cores still has to pass.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
