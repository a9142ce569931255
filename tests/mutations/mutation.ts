/** A fault put into the product by hand, which a test of the requirement that it breaks has to catch. */
export type Mutation = {
  /** As it is asked for on the command line. */
  id: string;
  /** From the top of the project. */
  file: string;
  /** Stands exactly once in the file. */
  from: string;
  to: string;
  /** The id of a requirement. */
  breaks: string;
};
