import Foundation
import GatherAPI
import Testing

struct ScoreTests {
  @Test(arguments: [
    ("0-0", 0, 0, Winner.none), ("2-1", 2, 1, .teamA), ("10-999", 10, 999, .teamB),
  ])
  func aScoreIsReadAndWritten(text: String, a: Int, b: Int, winner: Winner) throws {
    let score = try #require(Score(text))
    #expect(score.teamA == a && score.teamB == b)
    #expect(score.description == text)
    #expect(score.winner == winner)
  }

  @Test func aScoreMayHaveAColon() {
    #expect(Score("10:2") == Score(teamA: 10, teamB: 2))
    #expect(Score("10:2")?.description == "10-2")
  }

  @Test(arguments: [
    "", "-", "1", "1-", "-1", "1-2-3", "a-b", "1000-0", "01-2", "+1-2", " 1-2", "1 - 2", "１-２",
    "1--2", ":", "1:2-3", "1-:2",
  ])
  func malformedScoresAreRejected(text: String) {
    #expect(Score(text) == nil)
  }

  @Test func aScoreIsEncodedAsText() throws {
    let result = GatherResultRequest(score: Score(teamA: 2, teamB: 1))
    let data = try GatherJSON.encoder().encode(result)
    #expect(String(decoding: data, as: UTF8.self) == #"{"score":"2-1","winnerTeam":"Team A"}"#)
    #expect(try GatherJSON.decoder().decode(GatherResultRequest.self, from: data) == result)
    #expect(throws: DecodingError.self) {
      try GatherJSON.decoder().decode(ScoreRequest.self, from: Data(#"{"score":"x"}"#.utf8))
    }
  }
}
