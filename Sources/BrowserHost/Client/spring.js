/** The curve of iOS's navigation and sheets: fast off, long to rest. */
export const SPRING = "cubic-bezier(0.32, 0.72, 0, 1)";
