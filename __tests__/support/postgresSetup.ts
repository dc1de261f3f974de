// Each step of a test is a conversation between processes.
jest.setTimeout(60_000);
