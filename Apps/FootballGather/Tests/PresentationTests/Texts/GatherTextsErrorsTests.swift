import FootballGatherModel
import Foundation
import Rostrum
import Testing

@testable import FootballGatherPresentation

struct GatherTextsErrorsTests {
  static let errors: [GatherError] = [
    .loggedOut, .service(.offline), .service(.timeout), .service(.cancelled),
    .service(.unauthorised), .service(.gone), .service(.conflict), .service(.changed(version: 3)),
    .service(.throttled(until: .noon)), .service(.invalid(["name": "is too long"])),
    .service(.server(status: 503)), .service(.undecodable("expected an array")),
    .player([.name: .empty]), .credentials([.username: .empty]), .lineUpNotReady, .notFound,
    .storage("disk I/O error"),
  ]

  private func sentence(_ error: GatherError, _ texts: GatherTexts = .english) -> String {
    texts.sentence(for: error, in: .of("en"))
  }

  @Test("D19: errors are shown as sentences for people", arguments: errors)
  func isASentence(_ error: GatherError) {
    for texts in [GatherTexts.english, .simplifiedChinese] {
      let placeholder = texts.placeholder(for: error, in: .of("en"))
      for text in [placeholder.title, placeholder.text] {
        #expect(!text.isEmpty)
        for word in ["503", "is too long", "array", "disk", "version"] {
          #expect(!text.contains(word))
        }
      }
      #expect(placeholder.button == texts.common.retry)
    }
  }

  @Test func offlineAndTimeoutAreTheirOwn() {
    let own = Set(
      [GatherError.service(.offline), .service(.timeout), .storage("")].map { sentence($0) }
    )
    #expect(own.count == 3)
    #expect(sentence(.service(.offline)).contains("connection"))
    #expect(sentence(.service(.timeout)).contains("too long to respond"))
  }

  @Test func throttlingNamesTheRetryTime() {
    let until = Date.noon.addingTimeInterval(125 * 60 + 1)
    #expect(
      sentence(.service(.throttled(until: until)))
        == "There were too many attempts. Try again after 14:06."
    )
  }

  @Test func offlineNoticesNameTheDateOfTheCopy() {
    let texts = GatherTexts.english
    let asOf = "Last updated: 14:05."
    #expect(
      texts.notice(for: GatherError.service(.offline), asOf: asOf, in: .of("en"))
        == "Offline. Last updated: 14:05."
    )
    #expect(
      texts.notice(for: GatherError.service(.server(status: 500)), asOf: asOf, in: .of("en"))
        == "The server couldn’t complete the request. Try again later. Last updated: 14:05."
    )
  }
}
