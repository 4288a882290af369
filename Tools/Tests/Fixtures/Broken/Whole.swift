/// Parses.
struct Whole {
  let value = 1
}
