/// What a piece of work gives or throws.
package func result<Value, Failure: Error>(
  _ body: () async throws(Failure) -> Value
) async -> Result<Value, Failure> {
  do { return .success(try await body()) } catch { return .failure(error) }
}
