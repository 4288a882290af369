/// What the service gives, its failure as the repositories'.
func asked<Value>(
  _ body: () async throws(NewsServiceError) -> Value
) async throws(NewsError) -> Value {
  do { return try await body() } catch { throw .service(error) }
}

/// The same, asked about one story, which may not be there.
func askedOfStory<Value>(
  _ body: () async throws(NewsServiceError) -> Value
) async throws(NewsError) -> Value {
  do { return try await body() } catch { throw NewsError(story: error) }
}
