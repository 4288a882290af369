/// Returns the routes of a chain, in which each case names the next one.
///
/// A chain is written as a `switch`, so that the compiler finds a case without a sample.
func chain<R>(from first: R, _ next: @escaping (R) -> R?) -> [R] {
  Array(sequence(first: first, next: next))
}
