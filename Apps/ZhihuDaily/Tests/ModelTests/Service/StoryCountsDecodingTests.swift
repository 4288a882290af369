import Foundation
import Testing
import ZhihuDailyModel

/// Decoding of a story's counts in each version of the API.
struct StoryCountsDecodingTests {
  private func counts(_ json: String) async throws -> StoryCounts {
    try await HTTPNewsService(base: .paper, transport: ScriptedTransport(json)).counts(of: 1)
  }

  @Test(arguments: [
    #"{"long_comments": 1, "popularity": 129, "short_comments": 2, "comments": 3}"#,
    """
    {"count": {"long_comments": 1, "likes": 129, "short_comments": 2, "comments": 3},
     "vote_status": 0, "favorite": false}
    """,
    """
    {"count": {"long_comments": 1, "likes": 129, "short_comments": 2, "comments": 3},
     "vote_status": true, "favorite": 1}
    """,
  ])
  func areReadFlatOrNested(_ json: String) async throws {
    #expect(
      try await counts(json) == StoryCounts(likes: 129, longComments: 1, shortComments: 2)
    )
  }

  @Test func impossibleCountsAreMadePossible() async throws {
    let counts = try await counts(
      #"{"long_comments": -3, "short_comments": 9223372036854775807, "popularity": 1e30}"#
    )
    #expect(counts == StoryCounts(shortComments: 1_000_000_000))
  }

  @Test func theSumStandsInForAMissingTotal() async throws {
    #expect(try await counts(#"{"long_comments": 1, "short_comments": 2}"#).comments == 3)
    #expect(try await counts(#"{"long_comments": 1, "comments": 9}"#).comments == 9)
    #expect(try await counts("{}") == StoryCounts())
  }
}
