import NIOCore
import Testing
import UIKitHosting

@testable import BrowserHost

struct CommitMessageTests {
  private let renderer = DOMRenderer(addresses: .test)

  private func message(_ commit: Commit) -> String {
    String(buffer: CommitMessage.write(commit, renderer.operations(for: commit)))
  }

  private let label = NodeID(rawValue: 1_234)

  @Test func aLabelsNewTextTakesAtMostFortyBytes() {
    let text = message(.init(x: 0, baseline: 16.09, pieces: [.init(TextRun(text: "Zhang San"))]))
    #expect(text == "[1000,[[11,39488,[16,\"Zhang San\"]]]]")
    #expect(text.utf8.count <= 40)
  }

  @Test func aLineOmitsItsDefaultValues() {
    let piece = TextLinesValue.Piece(TextRun(text: "a"))
    #expect(message(.init(x: 1.238, baseline: 9, pieces: [piece])).contains("[9,1.24,\"a\"]"))
    #expect(
      message(.init(x: 0, baseline: 9, isWrapped: true, expansion: 0.5, pieces: [piece]))
        .contains("[9,0,0.5,1,\"a\"]")
    )
    #expect(
      message(.init(x: 0, baseline: 9, isRightToLeft: true, pieces: [piece]), isClipped: true)
        .contains("[11,39488,1,[9,0,0,2,\"a\"]]")
    )
    #expect(
      message(.init(x: 0, baseline: 9, hasIdeographs: true, pieces: [piece]))
        .contains("[9,0,0,4,\"a\"]")
    )
    #expect(
      message(.init(x: 0, baseline: 9, pieces: [piece]), size: SizeValue(width: 7, height: 20))
        .contains("[11,39488,0,7,20,[9,\"a\"]]")
    )
  }

  private func message(
    _ line: TextLinesValue.Line,
    size: SizeValue? = nil,
    isClipped: Bool = false
  ) -> String {
    let lines = TextLinesValue([line], size: size, isClipped: isClipped)
    let change = Change.set(label, .label, .text("a", lines: lines))
    return message(Commit(number: 1_000, changes: [change]))
  }

  @Test func aChangedRowTakesAtMostEightyBytes() {
    let row = RowValue(
      key: 4_321,
      section: 3,
      row: 97,
      accessory: .disclosureIndicator,
      isSelected: true
    )
    let text = message(Commit(number: 1_000, changes: [.set(label, .cell, .row(row))]))
    #expect(text.utf8.count <= 80, "\(text)")
  }

  @Test func wordsToMeasureAreSentWithTheirFonts() {
    let words = WordsValue(
      first: 3,
      words: [
        WordValue(text: "한국어"),
        WordValue(text: "\"", design: .serif, weight: 700, isItalic: true),
      ]
    )
    #expect(
      message(Commit(number: 7, words: words)) == """
        [7,[],{"words":[3,["한국어",0,400,0],["\\"",3,700,1]]}]
        """
    )
  }

  @Test func animationsAndReplacementsAreDistinguished() {
    let commit = Commit(
      number: 7,
      animations: [
        Animation(
          duration: .seconds(1),
          curve: .easeOut,
          movesFrames: true,
          nodes: [label],
          repeats: true,
          autoreverses: true
        ),
        Animation(duration: .milliseconds(300), nodes: [label], replacement: .fadeOver),
        Animation(duration: .seconds(1), nodes: [label], replacement: .flip(from: .right)),
      ]
    )
    #expect(
      message(commit) == """
        [7,[],{"play":[[1000,0,"ease-out",7,1234]],"replace":[[300,"ease-in-out",1,0,1234],[1000,"ease-in-out",5,3,1234]]}]
        """
    )
  }

  @Test func aSpringIsALinearEasing() {
    let easing = Animation.Curve.spring(damping: 1, velocity: 0).easing(over: .seconds(2))
    #expect(easing.hasPrefix("linear(0,0.0136,"))
    #expect(easing.hasSuffix(",1)"))
  }

  @Test func aCubicCurveIsACubicBezierEasing() {
    let curve = Animation.Curve.cubic(x1: 0.1, y1: -0.2, x2: 0.3, y2: 1.4)
    #expect(curve.easing(over: .seconds(1)) == "cubic-bezier(0.1,-0.2,0.3,1.4)")
  }

  @Test func anAnimationIsPlayedAFewTimes() {
    let commit = Commit(
      number: 7,
      animations: [
        Animation(
          duration: .seconds(1),
          curve: .linear,
          nodes: [label],
          rounds: 3,
          autoreverses: true
        )
      ]
    )
    #expect(message(commit) == #"[7,[],{"play":[[1000,0,"linear",28,1234]]}]"#)
  }

  @Test func textIsEscaped() {
    let nasty = "\"\\\n\u{0}\u{1F}\u{2028}</script>é中😀"
    let commit = Commit(number: 1, changes: [.set(label, .label, .text(nasty))])
    let bytes = Array(message(commit).utf8)
    #expect(
      JSONParser.value(of: bytes)
        == .array([.number(1), .array([.array([.number(4), .number(39_488), .string(nasty)])])])
    )
  }

  @Test func everyPartOfACommitIsEncoded() {
    let commit = Commit(
      number: 7,
      isSnapshot: true,
      transition: Transition(
        kind: .push,
        duration: .milliseconds(350),
        incoming: label,
        outgoing: NodeID(rawValue: 2)
      ),
      address: Address(path: "/7", depth: 2, title: "Seven"),
      requests: [
        .announce("Saved"), .open("https://example.org"), .copy("a"), .feedback(.impact(0.5)),
        .feedback(.sound(1005)), .feedback(.success),
      ],
      focus: label
    )
    #expect(
      message(commit) == """
        [7,[],{"whole":1,"move":["push",350,1234,2],"at":["/7",2,"Seven"],\
        "ask":[["say","Saved"],["open","https://example.org"],["copy","a"],["feel","impact",0.5],\
        ["feel","sound",1005],["feel","success"]],"focus":1234}]
        """
    )
  }

  @Test func neighboursOfOneElementShareAnArray() {
    let id = ElementID(NodeID(rawValue: 1))
    let other = ElementID(NodeID(rawValue: 2))
    let operations: [DOMOperation] = [
      .style(id, "a", "1"), .style(id, "b", nil), .style(other, "a", "1"),
      .toggle(other, className: "x", true), .toggle(other, className: "y", false),
      .attribute(other, "n", "v"), .text(other, "t"), .attribute(other, "n", nil),
    ]
    #expect(
      String(buffer: CommitMessage.write(Commit(number: 1), operations)) == """
        [1,[[7,32,"a","1","b",null],[7,64,"a","1"],[6,64,"x",1,"y",0],[5,64,"n","v"],\
        [4,64,"t"],[5,64,"n",null]]]
        """
    )
  }

  @Test func everyOperationHasItsCode() {
    let parent = ElementID(NodeID(rawValue: 1))
    let id = NodeID(rawValue: 2)
    var spec = ElementSpec("p", "c", part: .text, ["a": "b"], [ElementSpec("i", text: "t")])
    spec.styles = [HTMLAttribute(name: "color", value: "red")]
    let operations: [DOMOperation] = [
      .insert(id, .label, parent: parent, index: 3), .remove(id),
      .move(id, parent: parent, index: 0), .place(id, part: .accessory),
      .text(ElementID(id), "x"), .attribute(ElementID(id), "n", nil),
      .toggle(ElementID(id), className: "on", true), .style(ElementID(id), "top", "1px"),
      .fill(ElementID(id), [spec]), .call(id, .row, [1, 2.5]),
    ]
    let text = String(buffer: CommitMessage.write(Commit(number: 1), operations))
    #expect(
      text == """
        [1,[[0,64,32,3,3],[1,64],\
        [2,64,32,0],[3,64,9],[4,64,"x"],[5,64,"n",null],[6,64,"on",1],[7,64,"top","1px"],\
        [8,64,[10,"p","c",["a","b"],["color","red"],[0,"i","",0,0,"t"]]],[9,64,1,1,2.5]]]
        """
    )
  }
}
