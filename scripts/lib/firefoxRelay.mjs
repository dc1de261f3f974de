#!/usr/bin/env node
/**
 * Firefox for Playwright, which drives it by WebDriver BiDi and takes this file for the browser's program. Playwright
 * expects the newest Firefox. This file answers the calls that an older one lacks and the tests do not need.
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
 * Adds the missing id of a download without a navigation: its address.
 *
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
    // Playwright may only send once the connection to Firefox is open.
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
