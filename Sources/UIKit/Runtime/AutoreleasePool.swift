/// Calls a closure; without pools, because Swift releases objects here as soon as they are unused.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
