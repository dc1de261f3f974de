export default function stopServers() {
  globalThis.clubTestServers?.stdin.end();
}
