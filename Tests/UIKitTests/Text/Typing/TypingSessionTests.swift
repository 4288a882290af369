import Foundation
import Testing
import UIKitHosting

@testable import UIKit

/// A display and a scene that edit the same field with a delay between them.
struct TypingSessionTests {
  enum Policy: CaseIterable {
    case all, digits, capitals, atMostEight, appWrites
  }

  @Test(arguments: Policy.allCases)
  func fieldAndDisplayConvergeDespiteDelays(policy: Policy) {
    for seed in 0..<200 {
      var run = Run(policy, seed: UInt64(seed))
      run.play()
      #expect(Array(run.display.text.utf16) == run.field.units, "seed \(seed)")
    }
  }

  @Test func acceptedEditsAreNeitherLostNorDoubled() {
    for seed in 0..<200 {
      var run = Run(.all, seed: UInt64(seed))
      run.play()
      #expect(run.display.text == run.typed.text, "seed \(seed)")
    }
  }

  @Test func anEditOutOfSequenceIsDroppedAndAcknowledged() {
    var session = TypingSession()
    session.restart(since: 1)
    let first = session.settle(scene: [])
    #expect(first)
    let late = TextEdit(revision: 3, base: 1, range: 0..<0, replacement: "x")
    let range = session.receive(late, seen: 1, scene: [])
    #expect(range == nil)
    let mustAnswer = session.settle(scene: [])
    #expect(mustAnswer)
    #expect(session.revision == 3)
  }

  @Test(arguments: [-1..<0, 0..<2, 5..<6])
  func aRangeBeyondTheTextIsDropped(range: Range<Int>) {
    var session = TypingSession()
    session.restart(since: 1)
    _ = session.settle(scene: [])
    let edit = TextEdit(revision: 1, base: 1, range: range, replacement: "x")
    let editRange = session.receive(edit, seen: 1, scene: [])
    #expect(editRange == nil)
  }

  @Test func aRangeThroughAPairOfSurrogatesIsDropped() {
    let tortoise = Array("🐢".utf16)
    var session = TypingSession()
    session.restart(since: 1)
    _ = session.settle(scene: tortoise)
    let edit = TextEdit(revision: 1, base: 1, range: 1..<2, replacement: "")
    let editRange = session.receive(edit, seen: 1, scene: tortoise)
    #expect(editRange == nil)
  }

  @Test func anEditFromBeforeARestartIsDropped() {
    var session = TypingSession()
    session.restart(since: 1)
    _ = session.settle(scene: [])
    session.restart(since: 7)
    _ = session.settle(scene: [])
    let old = TextEdit(revision: 1, base: 1, range: 0..<0, replacement: "old")
    let oldRange = session.receive(old, seen: 6, scene: [])
    #expect(oldRange == nil)
    let new = TextEdit(revision: 1, base: 2, range: 0..<0, replacement: "new")
    let newRange = session.receive(new, seen: 7, scene: [])
    #expect(newRange == 0..<0)
  }
}

/// A run of typing with random delays in both directions.
private struct Run {
  private(set) var field: Field
  private(set) var display = TypedText()
  /// The text of a display without delay, if all edits were accepted.
  private(set) var typed = TypedText()
  private let policy: TypingSessionTests.Policy
  private var random: SeededGenerator
  private var up: [(due: Int, edit: TextEdit)] = []
  private var down: [(due: Int, value: TypingValue)] = []
  private var now = 0
  private var next: UInt32 = 0x4E00

  init(_ policy: TypingSessionTests.Policy, seed: UInt64) {
    self.policy = policy
    random = SeededGenerator(seed: seed)
    field = Field(policy)
    answer()
  }

  mutating func play() {
    var steps = 0
    while steps < 40 || !up.isEmpty || !down.isEmpty {
      now += 1
      deliver()
      guard steps < 40, Int.random(in: 0..<3, using: &random) == 0 else { continue }
      steps += 1
      if policy == .appWrites, steps.isMultiple(of: 9) { write() } else { type() }
    }
  }

  private mutating func deliver() {
    while let first = up.first, first.due <= now {
      up.removeFirst()
      field.receive(first.edit)
      answer()
    }
    while let first = down.first, first.due <= now {
      down.removeFirst()
      _ = display.take(first.value)
    }
  }

  private mutating func answer() {
    guard let value = field.answer() else { return }
    down.append((max(down.last?.due ?? 0, now + delay()), value))
  }

  private mutating func delay() -> Int {
    Int.random(in: 0...20, using: &random)
  }

  private mutating func write() {
    let place = field.units.scalarStart(at: Int.random(in: 0...field.units.count, using: &random))
    var units = field.units
    units.insert(contentsOf: Array("[app]".utf16), at: place)
    field.set(units)
    answer()
  }

  private mutating func type() {
    let units = Array(display.text.utf16)
    let places = [0, 1].map { _ in
      units.scalarStart(at: Int.random(in: 0...units.count, using: &random))
    }
    let isDeletion = Int.random(in: 0..<4, using: &random) == 0
    let (low, high) = (min(places[0], places[1]), max(places[0], places[1]))
    let range = isDeletion ? low..<high : low..<low
    let edit = display.edit(range, with: isDeletion ? "" : character())
    if policy == .all { _ = typed.edit(range, with: edit.replacement) }
    up.append((max(up.last?.due ?? 0, now + delay()), edit))
  }

  private mutating func character() -> String {
    if policy != .all, Bool.random(using: &random) { return "x" }
    next += 1
    let isEmoji = Bool.random(using: &random)
    return Unicode.Scalar(isEmoji ? 0x1F300 + next % 200 : next).map { String($0) } ?? "?"
  }
}

/// A model of the processing in `UITextField`.
private struct Field {
  private(set) var units: [UInt16] = []
  private var session = TypingSession()
  private let policy: TypingSessionTests.Policy

  init(_ policy: TypingSessionTests.Policy) {
    self.policy = policy
    session.restart(since: 1)
  }

  mutating func answer() -> TypingValue? {
    guard session.settle(scene: units) else { return nil }
    return TypingValue(
      text: String(decoding: units, as: UTF16.self),
      version: session.version,
      answers: session.revision
    )
  }

  mutating func set(_ new: [UInt16]) {
    let difference = units.difference(to: new)
    session.sceneReplaced(difference.range, count: difference.count)
    units = new
  }

  mutating func receive(_ edit: TextEdit) {
    guard let range = session.receive(edit, seen: 1, scene: units) else { return }
    var proposed = units
    proposed.replaceSubrange(range, with: edit.replacement.utf16)
    guard allows(edit, proposed) else { return }
    session.take(edit, replacing: range)
    units = proposed
    if policy == .capitals {
      set(Array(String(decoding: units, as: UTF16.self).uppercased().utf16))
    }
  }

  private func allows(_ edit: TextEdit, _ proposed: [UInt16]) -> Bool {
    switch policy {
    case .all, .capitals, .appWrites: true
    case .digits: !edit.replacement.contains("x")
    case .atMostEight: proposed.count <= 8 || edit.replacement.isEmpty
    }
  }
}
