/// Returns the result of a service request, and converts its error to `NewsError`.
func mappingErrors<Value>(
  _ body: () async throws(NewsServiceError) -> Value
) async throws(NewsError) -> Value {
  do { return try await body() } catch { throw .service(error) }
}

/// Returns the result of a request for one story, which may not exist.
func mappingStoryErrors<Value>(
  _ body: () async throws(NewsServiceError) -> Value
) async throws(NewsError) -> Value {
  do { return try await body() } catch { throw NewsError(story: error) }
}
