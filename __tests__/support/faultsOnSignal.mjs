// Loaded into the server (`--import`): faults of a kind that no code of the project is known to have.
process.on('SIGUSR2', () => void Promise.reject(new Error('nobody waits for this')));
process.on('SIGCONT', () => {
  throw new Error('nobody catches this');
});
