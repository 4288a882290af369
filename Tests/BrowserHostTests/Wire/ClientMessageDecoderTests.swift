import Testing
import UIKitHosting

@testable import BrowserHost

struct ClientMessageDecoderTests {
  private static let node = NodeID(rawValue: 12)

  @Test(arguments: [
    ("[3,\"tap\",12]", InputEvent.Action.tap(node)),
    (" [ 3 , \"row\" , 12 ] ", .selectRow(node)),
    ("[3,\"assist\",12,0]", .assist(node, .activate)),
    ("[3,\"assist\",12,2]", .assist(node, .decrement)),
    ("[3,\"escape\",12,0]", .escape(node, via: nil)),
    ("[3,\"escape\",12,12]", .escape(node, via: node)),
    ("[3,\"detail\",12]", .accessory(node)),
    ("[3,\"dismiss\",12]", .dismiss(node)),
    ("[3,\"scroll\",12,0,-12.5,0]", .scroll(node, x: 0, y: -12.5, .rested)),
    ("[3,\"stroke\",12,1,2]", .swipe(node, .left, touches: 2)),
    ("[3,\"words\",2,1.5,0]", .measured(first: 2, advances: [1.5, 0])),
    ("[3,\"shared\",12,true]", .shared(node, true)),
    ("[3,\"files\",12,\"abc\",\"saved\"]", .files(node, token: "abc", .saved)),
    ("[3,\"files\",12,\"abc\",\"cancelled\"]", .files(node, token: "abc", .cancelled)),
    (
      "[3,\"files\",12,\"abc\",\"interrupted\"]",
      .files(node, token: "abc", .failed(.interrupted))
    ),
    ("[3,\"scroll\",12,390,0,3]", .scroll(node, x: 390, y: 0, .flung)),
    ("[3,\"back\",0]", .back(depth: 0)),
    ("[3,\"swipe\",2]", .interactivePop(.finished)),
    ("[3,\"open\",\"/people/7?x=\\u00e9\"]", .open(path: "/people/7?x=é")),
    ("[3,\"focus\",12,1]", .beginEditing(node, request: 1)),
    ("[3,\"blur\",12,2]", .endEditing(node, request: 2)),
    (
      "[3,\"edit\",12,1,0,2,4,\"\\u4f60\"]",
      .edit(node, TextEdit(revision: 1, base: 0, range: 2..<4, replacement: "你"))
    ),
    ("[3,\"return\",12,3]", .pressReturn(node, request: 3)),
    ("[3,\"clear\",12]", .clearText(node)),
    ("[3,\"on\",12,true]", .setOn(node, true)),
    ("[3,\"step\",12,true,1]", .step(node, 1)),
    ("[3,\"step\",12,false,1000]", .step(node, -1_000)),
    (
      "[3,\"slide\",12,1,0.25,false]",
      .slide(node, SlideValue(revision: 1, position: 0.25, isDone: false))
    ),
    ("[3,\"pick\",12,40]", .pick(node, row: 40)),
    ("[3,\"menu\",12,-1.5,20]", .openMenu(node, x: -1.5, y: 20)),
    ("[3,\"page\",12,2,390,812.5]", .webPageSize(node, revision: 2, width: 390, height: 812.5)),
    ("[3,\"link\",12,\"https://example.org/a\"]", .openLink(node, "https://example.org/a")),
    ("[3,\"link\",12,\"a:\",0]", .openLink(node, "a:")),
    ("[3,\"link\",12,\"a:\",1]", .openLink(node, "a:", inNewWindow: true)),
    (
      "[3,\"scroll\",12,0,40,3,0,-250]",
      .scroll(node, x: 0, y: 40, .flung, velocity: .init(x: 0, y: -250))
    ),
    ("[3,\"refresh\",12]", .refresh(node)),
    ("[3,\"reveal\",12,1]", .revealActions(node, .trailing)),
    ("[3,\"conceal\",12]", .concealActions(node)),
    ("[3,\"action\",12,0,2]", .swipeAction(node, .leading, index: 2)),
    (
      "[3,\"select\",12,1,2,3,5]",
      .select(node, TextSelection(revision: 1, base: 2, range: 3..<5))
    ),
    ("[3,\"control\",12]", .editControl(node)),
    ("[3,\"detent\",12,1]", .selectDetent(node, 1)),
    ("[3,\"move\",12,7,2,9]", .moveRow(node, key: 7, section: 2, before: 9)),
    ("[3,\"move\",12,0,0,null]", .moveRow(node, key: 0, section: 0, before: nil)),
    ("[3,\"active\",2]", .activation(.background)),
    (
      "[3,\"pointers\",1500.5,[[1,0,0,10,20.5],[2,2,1,-3,4]]]",
      .pointers(
        [
          PointerSample(id: 1, phase: .down, x: 10, y: 20.5),
          PointerSample(id: 2, kind: .mouse, phase: .moved, x: -3, y: 4),
        ],
        time: 1.5005
      )
    ),
    (
      "[3,\"key\",12,\"UIKeyInputUpArrow\",18]",
      .key(node, KeyValue(input: "UIKeyInputUpArrow", modifiers: [.shift, .command]))
    ),
    (
      "[3,\"press\",12,0,4,\"A\",\"a\",2]",
      .keyPress(
        node,
        KeyPressValue(
          phase: .began,
          usage: 4,
          characters: "A",
          plainCharacters: "a",
          modifiers: .shift
        )
      )
    ),
    (
      "[3,\"press\",12,2,231,\"\",\"\",0]",
      .keyPress(
        node,
        KeyPressValue(
          phase: .cancelled,
          usage: 231,
          characters: "",
          plainCharacters: "",
          modifiers: []
        )
      )
    ),
    ("[3,\"shake\",12,0]", .shake(node, .began)),
    ("[3,\"shake\",12,2]", .shake(node, .cancelled)),
    (environmentEvent(["keyboard": "336"]), .environment(SceneEnvironment(keyboard: 336))),
    (
      "[3,\"pointers\",20,[[0,2,4,5,6]]]",
      .pointers([PointerSample(id: 0, kind: .mouse, phase: .hovered, x: 5, y: 6)], time: 0.02)
    ),
    (
      environmentEvent(["isDark": "true", "reducesMotion": "true"]),
      .environment(SceneEnvironment(style: .dark, reducesMotion: true))
    ),
    (
      environmentEvent(["safeArea": #"{"top":59,"leading":1,"bottom":34.5,"trailing":2}"#]),
      .environment(
        SceneEnvironment(safeArea: EdgesValue(top: 59, leading: 1, bottom: 34.5, trailing: 2))
      )
    ),
  ])
  func validEventsAreDecoded(text: String, action: InputEvent.Action) {
    #expect(
      message(text)
        == .event(InputEvent(seen: 3, action: action))
    )
  }

  @Test func settleIsDecoded() {
    #expect(message("[\"settle\"]") == .settle)
    #expect(message("[\"settle\",1]") == nil)
  }

  @Test func anEventMayCarryTheTimeAtWhichItWasMade() {
    #expect(
      message("[3,1500,\"tap\",12]")
        == .event(InputEvent(seen: 3, action: .tap(Self.node)), made: .milliseconds(1_500))
    )
  }

  @Test(arguments: [
    "[3,1500]", "[3,-1,\"tap\",12]", "[3,1.5,\"tap\",12]", "[3,1,2,\"tap\",12]", "", "[", "]", "[]",
    "{}", "null", "[3]", "[3,\"tap\"]", "[3,\"tap\",12,13]", "[3,\"tap\",-1]",
    "[3,\"tap\",1.5]", "[3,\"tap\",4294967296]", "[3,\"tap\",\"12\"]", "[-1,\"tap\",12]",
    "[3,\"tap\",12]x", "[3,\"tap\",12],", "[3,\"Tap\",12]", "[3,\"tap\",012]", "[3,\"tap\",+12]",
    "[3,\"tap\",1e400]", "[3,\"tap\",NaN]", "[3,\"tap\",12,]", "[3 \"tap\",12]",
    "[3,\"page\",12,2,390]", "[3,\"page\",12,2,-1,1]", "[3,\"page\",12,2,1,1e9]",
    "[3,\"link\",12]", "[3,\"link\",12,7]",
    "[3,\"scroll\",12,0,0,3,1]", "[3,\"scroll\",12,0,0,3,1e9,0]", "[3,\"link\",12,\"a:\",2]",
    "[3,\"scroll\",12,0,1e9,0]",
    "[3,\"back\",-1]", "[3,\"back\",1001]", "[3,\"swipe\",3]", "[3,\"open\",\"people\"]",
    "[3,\"open\",12]", "[3,\"active\",9]",

    "[[[[[[3]]]]]]",
    "[3,\"open\",\"/\\ud800\"]",
    "[3,\"open\",\"/\\x41\"]", "[3,\"open\",\"/\n\"]", "[3,\"open\",\"/]", "[tru,\"tap\",12]",
    "[3,\"edit\",12,0,0,0,0,\"a\"]", "[3,\"edit\",12,1,0,4,2,\"a\"]",
    "[3,\"select\",12,1,0,4,2]", "[3,\"edit\",12,1,0,0,0]", "[3,\"edit\",12,1,0,0,0,7]",
    "[3,\"on\",12,1]",
    "[3,\"slide\",12,0,0.5,true]", "[3,\"slide\",12,1,1.01,true]",
    "[3,\"slide\",12,1,-0.1,true]", "[3,\"slide\",12,1,0.5]", "[3,\"slide\",12,1,0.5,1]",
    "[3,\"step\",12,true,0]", "[3,\"step\",12,true,-1]", "[3,\"step\",12,true,1001]",
    "[3,\"step\",12,1,1]", "[3,\"step\",12,true]", "[3,\"step\",12,true,0.5]",
    "[3,\"pick\",12]", "[3,\"pick\",12,-1]", "[3,\"pick\",12,1.5]", "[3,\"pick\",12,1048577]",
    "[3,\"menu\",12,0]", "[3,\"menu\",12,1e8,0]", "[3,\"menu\",12,0,null]",
    "[3,\"press\",12,3,4,\"a\",\"a\",0]", "[3,\"press\",12,0,65536,\"a\",\"a\",0]",
    "[3,\"press\",12,0,-1,\"a\",\"a\",0]", "[3,\"press\",12,0,4,\"a\",\"a\",31]",
    "[3,\"press\",12,0,4,\"a\",\"a\"]", "[3,\"press\",12,0,4,7,\"a\",0]",
    "[3,\"press\",12,0,4,\"a\",null,0]", "[3,\"press\",\"12\",0,4,\"a\",\"a\",0]",
    "[3,\"press\",12,0.5,4,\"a\",\"a\",0]",
    "[3,\"press\",12,0,4,\"\(String(repeating: "a", count: 65))\",\"a\",0]",
    "[3,\"key\",12,\"\",0]", "[3,\"key\",12,\"a\",31]", "[3,\"key\",12,7,0]",

    "[3,\"pointers\",1,[]]", "[3,\"pointers\",-1,[[1,0,0,1,1]]]",
    "[3,\"pointers\",1,[[1,3,0,1,1]]]",
    "[3,\"pointers\",1,[[1,0,6,1,1]]]", "[3,\"pointers\",1,[[1,0,0,1e6,1]]]",
    "[3,\"pointers\",1,[[1,0,0,1]]]", "[3,\"pointers\",1,[7]]", "[3,\"pointers\",1]",
    "[3,\"reveal\",12,2]", "[3,\"action\",12,1,-1]", "[3,\"detent\",12,-1]",
    "[3,\"move\",12,7,2]", "[3,\"move\",12,null,2,9]", "[3,\"move\",12,7,-1,9]",
    "[3,\"move\",12,7,2,\"9\"]", "[3,\"move\",12,4294967296,2,9]", "[3,\"move\",12,7,2,9,1]",
    "[\"hello\"]", "{\"hello\":14", "{\"a\":1,\"a\":1}", "{a:1}", "{\"a\" 1}", "{\"a\":1,}",
    environmentEvent(["width": "0"]), environmentEvent(["height": "10001"]),
    environmentEvent(["isDark": "1"]), environmentEvent(["increasesContrast": "null"]),
    environmentEvent(["reducesMotion": "\"true\""]), environmentEvent(["textSize": "12"]),
    environmentEvent(["isPad": "0"]), environmentEvent(["keyboard": "-1"]),
    environmentEvent(["safeArea": "[0,0,0,0]"]),
    environmentEvent(["safeArea": "{\"top\":0,\"leading\":0,\"bottom\":0}"]),
    "[3,\"environment\",[390,844]]",
  ])
  func invalidMessagesAreNil(text: String) {
    #expect(message(text) == nil)
  }

  @Test(arguments: [
    ("hello", ["true", "null"]), ("page", ["7", "null"]), ("predecessor", ["7"]),
    ("rememberedScene", ["7"]), ("paintedScene", ["7"]), ("seen", ["-1", "null"]),
    ("path", ["\"x\"", "null"]), ("environment", ["{}", "[]", "null"]), ("languages", ["\"en\""]),
    ("timeZone", ["7"]), ("made", ["-1"]),
  ])
  func aHelloWithAnInvalidValueIsNil(name: String, values: [String]) {
    #expect(message(Self.hello([:])) != nil)
    for value in values { #expect(message(Self.hello([name: value])) == nil) }
  }

  @Test(arguments: [("70", 70), ("null", nil), (nil, nil)] as [(String?, Int?)])
  func aHelloMayCarryTheTimeAtWhichItWasMade(text: String?, milliseconds: Int?) {
    guard case .hello(let hello)? = message(Self.hello(["made": text])) else {
      Issue.record("expected a hello, got none")
      return
    }
    #expect(hello.made == milliseconds.map { .milliseconds($0) })
  }

  /// Older pages have sent a number.
  @Test(arguments: [#"{"hello":"older"}"#, #"{"hello":14,"page":7}"#])
  func aHelloOfAnotherClientMayHaveAnyForm(text: String) {
    #expect(message(text) == .helloOfOtherClient)
  }

  @Test func aHelloIsDecoded() {
    let hello = Self.hello([
      "page": #""page""#, "predecessor": #""left""#, "paintedScene": #""scene""#, "seen": "4",
      "path": #""/7""#, "environment": Self.environment(["increasesContrast": "true"]),
      "languages": #"["zh-CN","en"]"#, "timeZone": #""Asia/Shanghai""#,
    ])
    #expect(
      message(hello)
        == .hello(
          Hello(
            page: "page",
            predecessor: "left",
            rememberedScene: nil,
            paintedScene: "scene",
            seen: 4,
            path: "/7",
            environment: SceneEnvironment(increasesContrast: true),
            languages: ["zh-CN", "en"],
            timeZone: "Asia/Shanghai"
          )
        )
    )
  }

  private func message(_ text: String) -> ClientMessage? {
    ClientMessageDecoder.message(from: Array(text.utf8), client: "client")
  }

  /// Returns the text of an object in which some values are replaced by others; nil removes one.
  private static func object(_ values: [String: String], _ others: [String: String?]) -> String {
    let all = values.merging(others.compactMapValues { $0 }) { $1 }
    let kept = all.filter { others[$0.key] != .some(nil) }.sorted { $0.key < $1.key }
    return "{\(kept.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
  }

  private static func environment(_ others: [String: String?] = [:]) -> String {
    object(
      [
        "width": "390", "height": "844", "isDark": "false", "increasesContrast": "false",
        "reducesMotion": "false", "textSize": "3", "isPad": "false",
        "safeArea": #"{"top":0,"leading":0,"bottom":0,"trailing":0}"#,
      ],
      others
    )
  }

  private static func environmentEvent(_ others: [String: String?]) -> String {
    "[3,\"environment\",\(environment(others))]"
  }

  private static func hello(_ others: [String: String?]) -> String {
    object(
      [
        "hello": #""client""#, "page": #""p""#, "seen": "0", "path": #""""#,
        "environment": environment(), "languages": "[]", "timeZone": #""UTC""#,
      ],
      others
    )
  }
}
