const steps: (() => void)[] = [];

/** Runs `step` at the end of the test, before its clock and clubs are removed. */
export const runAtEnd = (step: () => void): void => void steps.push(step);

export const endTest = (): void => steps.splice(0).forEach((step) => step());
