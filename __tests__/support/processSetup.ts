// The tests start, stop and kill processes dozens of times.
jest.setTimeout(600_000);
