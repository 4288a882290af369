/// The reason why tests cannot run.
package struct TestRunningError: Error, Hashable, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
