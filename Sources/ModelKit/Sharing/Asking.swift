/// Returns the result or the error of an operation.
package func result<Value, Failure: Error>(
  _ body: () async throws(Failure) -> Value
) async -> Result<Value, Failure> {
  do { return .success(try await body()) } catch { return .failure(error) }
}
