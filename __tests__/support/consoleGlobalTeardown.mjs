/** Ends what consoleGlobalSetup started. */
export default function stopServers() {
  globalThis.clubTestServers?.stdin.end();
}
