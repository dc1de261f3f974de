export default async function stop() {
  const { postgres, giver } = globalThis.clubTestPostgres;
  giver.close();
  await postgres.stop();
}
