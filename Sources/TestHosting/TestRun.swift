import Foundation
import XCTest

/// The tests of this process, those of XCTest before those of Swift Testing.
@MainActor
final class TestRun {
  private let classes: [TestClass]
  private let plan: TestPlan
  private let events: TestEvents

  init(_ classes: [TestClass], plan: TestPlan, events: TestEvents) {
    self.classes = classes
    self.plan = plan
    self.events = events
  }

  /// Reports all tests, and ends the process.
  func list() -> Never {
    for type in classes {
      for method in type.methods {
        events.send(TestEvents.Event(kind: .listed, test: type.identifier(of: method)))
      }
    }
    SwiftTesting.run(functions: nil, isSerial: true, events: events)
    finish()
  }

  /// Runs the tests, and ends the process.
  ///
  /// - Parameter picture: Returns a picture of the screen as PNG; nil or nothing if there is none.
  func start(picture: @escaping () -> Data?) -> Never {
    let entries = chosenClasses
    if !entries.isEmpty {
      let observer = EventObserver(
        events,
        places: places,
        pictures: plan.pictures,
        picture: picture
      )
      // Another function of this name, without a result, ends the process.
      let _: CInt = XCTMain(entries, arguments: [CommandLine.arguments[0]], observers: [observer])
    }
    if !plan.functions.isEmpty {
      SwiftTesting.run(
        functions: plan.functions,
        isSerial: plan.isSerial,
        attachments: plan.pictures,
        events: events
      )
    }
    finish()
  }

  /// The classes with those of their methods that the plan names, in its order.
  private var chosenClasses: [XCTestCaseEntry] {
    let order = Dictionary(
      plan.methods.enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let chosen = classes.compactMap { type -> (first: Int, entry: XCTestCaseEntry)? in
      let methods = type.methods
        .compactMap { method in order[type.identifier(of: method)].map { ($0, method) } }
        .sorted { $0.0 < $1.0 }
      return methods.first.map { first, _ in
        (first, (type.type, methods.map { ($0.1.name, $0.1.body) }))
      }
    }
    return chosen.sorted { $0.first < $1.first }.map(\.entry)
  }

  /// The places of the methods by their identifiers.
  private var places: [String: SourcePlace] {
    let all = classes.flatMap { type in
      type.methods.map { (type.identifier(of: $0), $0.place) }
    }
    return Dictionary(all, uniquingKeysWith: { first, _ in first })
  }

  private func finish() -> Never {
    events.send(TestEvents.Event(kind: .finished))
    // Threads of the app may run on; nothing of it is worth waiting for.
    fflush(nil)
    _exit(0)
  }
}
