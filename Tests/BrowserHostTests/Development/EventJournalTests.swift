import Foundation
import NIOCore
import Testing
import UIKitHosting

@testable import BrowserHost

/// The events of scenes in a file, from which a report of a crash becomes a test.
@MainActor
struct EventJournalTests {
  private let report = FileManager.default.temporaryDirectory
    .appending(path: "report-\(UUID().uuidString).json")

  private var file: URL { DevelopmentChannel(report: report).journal }

  private var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

  private func removeFile() { try? FileManager.default.removeItem(at: file) }

  private func request(_ environment: SceneEnvironment = SceneEnvironment()) -> SceneRequest {
    SceneRequest(
      id: "abc",
      device: Device(id: "device", container: FileManager.default.temporaryDirectory),
      environment: environment,
      path: "/notes",
      restorationData: Data([1, 2]),
      clock: ManualHostClock()
    )
  }

  @Test func aSceneIsReadAgainFromAReport() throws {
    defer { removeFile() }
    let journal = try #require(EventJournal(at: file))
    var environment = SceneEnvironment(width: 320, height: 568)
    environment.style = .dark
    environment.idiom = .pad
    environment.safeArea = EdgesValue(top: 47, bottom: 34)
    journal.opened(request(environment))
    let tap = InputEvent(seen: 4, action: .tap(NodeID(rawValue: 7)))
    journal.received(tap, ByteBuffer(string: #"[4,90,"tap",7]"#), in: "abc", isSecret: false)
    let open = InputEvent(seen: 5, action: .open(path: "/notes/\"1\""))
    journal.received(open, nil, in: "abc", isSecret: false)
    let scene = try #require(
      JournaledScene(lastIn: "*** Program crashed ***\n\n0 main\n\(text)\nafter")
    )
    #expect(scene.environment == environment)
    #expect(scene.path == "/notes")
    #expect(scene.restorationData == Data([1, 2]))
    #expect(scene.events == [tap, open])
  }

  @Test func theSceneOfTheLastEventIsTheOneThatCrashed() throws {
    let start = #"{"environment":\#(Self.environment)}"#
    let report = """
      scene a \(start)
      scene a [1,2,"tap",3]
      scene b \(start)
      scene b [1,2,"tap",4]
      scene a [2,3,"tap",5]
      scene c \(start)
      """
    let nodes = JournaledScene(lastIn: report)?.events.map(\.action)
    #expect(nodes == [.tap(NodeID(rawValue: 3)), .tap(NodeID(rawValue: 5))])
  }

  @Test(arguments: [
    "", "scene", "scene a", "scene a []", "scene a [1,2,\"tap\",3]",
    "scene a {}\nscene a [1,2,\"tap\",3]", "scene a {\"environment\":1}\nscene a [1]",
  ])
  func aReportWithoutTheBeginningOfItsSceneHasNone(_ text: String) {
    #expect(JournaledScene(lastIn: text) == nil)
  }

  @Test func secretsAreReplacedByDots() throws {
    defer { removeFile() }
    let journal = try #require(EventJournal(at: file))
    journal.opened(request())
    let edit = TextEdit(revision: 1, base: 1, range: 0..<0, replacement: "hunter2")
    let event = InputEvent(seen: 4, action: .edit(NodeID(rawValue: 7), edit))
    let message = ByteBuffer(string: #"[4,90,"edit",7,1,1,0,0,"hunter2"]"#)
    journal.received(event, message, in: "abc", isSecret: true)
    #expect(!text.contains("hunter2"))
    let read = try #require(JournaledScene(lastIn: text)?.events.first)
    guard case .edit(_, let shown) = read.action else { throw CancellationError() }
    #expect(shown.replacement == "•••••••")
    #expect(shown.range == edit.range)
  }

  @Test func onlyItsOwnerCanReadTheFile() throws {
    defer { removeFile() }
    _ = try #require(EventJournal(at: file))
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func eventsOfPagesAreNotedBeforeTheirScenesHandleThem() async throws {
    defer { removeFile() }
    try await withPage {
      $0.development = DevelopmentChannel(report: report)
    } _: { test, address in
      let page = try await WebSocketPage.open(address)
      try await page.say(address.hello())
      try await page.say(#"[1,5,"row",3]"#)
      try await page.say(#"["settle"]"#)
      while let text = try await page.next(), text != #"["settled"]"# {}
      let events = try #require(JournaledScene(lastIn: text)?.events)
      #expect(events.contains { $0.action == .selectRow(NodeID(rawValue: 3)) })
      try await page.close()
    }
  }

  private static let environment = """
    {"width":390,"height":844,"isDark":false,"increasesContrast":false,"reducesMotion":false,\
    "textSize":3,"isPad":false,"safeArea":{"top":0,"leading":0,"bottom":0,"trailing":0}}
    """
}
