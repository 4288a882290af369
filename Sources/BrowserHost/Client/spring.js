/** The curve of iOS's navigation and sheets, with a fast start and a long deceleration. */
export const SPRING = "cubic-bezier(0.32, 0.72, 0, 1)";
