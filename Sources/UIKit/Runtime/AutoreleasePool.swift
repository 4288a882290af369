/// Calls a closure; Swift releases objects here as soon as they are no longer used, without pools.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
