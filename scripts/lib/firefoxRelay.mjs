#!/usr/bin/env node
/**
 * Runs between Playwright and Firefox: Playwright starts this file as the browser's program and controls it by
 * WebDriver BiDi. Playwright expects the newest Firefox. This file responds to calls that an older Firefox lacks and
 * the tests do not need.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const LACKING = ['emulation.setMediaFeaturesOverride'];
const LISTENING = 'WebDriver BiDi listening on ';

const firefox = spawn('firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
process.on('SIGTERM', () => firefox.kill());
firefox.on('exit', (code) => process.exit(code ?? 1));

/**
 * Adds the id that older versions omit for a download without a navigation. The download's address becomes the id.
 * @param {string} text of a message
 */
function addDownload(text) {
  if (!text.includes('"browsingContext.download')) return text;
  const message = JSON.parse(text);
  if (message.params) message.params.download ??= message.params.url;
  return JSON.stringify(message);
}

/** @param {string} address of Firefox */
function relay(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.error(`${LISTENING}ws://127.0.0.1:${port}`);
  });
  server.on('connection', (playwright, { url }) => {
    // Messages wait until the connection to Firefox is open.
    playwright.pause();
    const session = new WebSocket(`${address}${url}`);
    session.on('open', () => playwright.resume());
    playwright.on('message', (data) => {
      const { id, method } = JSON.parse(data.toString());
      if (!LACKING.includes(method)) session.send(data.toString());
      else playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    });
    session.on('message', (data) => playwright.send(addDownload(data.toString())));
    playwright.on('close', () => session.close());
    session.on('close', () => playwright.close());
  });
}

for await (const line of createInterface({ input: firefox.stderr })) {
  if (line.startsWith(LISTENING)) relay(line.slice(LISTENING.length));
  else console.error(line);
}
