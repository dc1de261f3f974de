// Imported into the server by `--import`: raises errors that no code of the project causes.
process.on('SIGUSR2', () => void Promise.reject(new Error('nobody waits for this')));
process.on('SIGCONT', () => {
  throw new Error('nobody catches this');
});
