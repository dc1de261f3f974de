/** The reason why this browser cannot create a file, as a sentence for the user. */
export class FileProblem extends Error {}
