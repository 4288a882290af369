import SourceModel
import Testing

struct FactTests {
  private func declaration(_ source: String) throws -> TypeDeclaration {
    let project = Project(sources: ["A.swift": source])
    #expect(project.skipped.map(\.diagnostic.line) == [])
    return try #require(project.files.first?.declarations.first)
  }

  @Test func aTypeHasItsHeadAndItsLines() throws {
    let type = try declaration(
      """
      // Above.
      @MainActor
      public final class Box<Item>: Base<Item>, Module.Part, ~Copyable {
        let a = 1

        // Within.
      }
      """
    )
    #expect(type.kind == .class)
    #expect(type.name == "Box")
    #expect(type.inherits.map(\.name) == ["Base", "Module.Part", "~Copyable"])
    #expect(type.inherits.map(\.simple) == ["Base", "Part", "~Copyable"])
    #expect(type.attributes == ["MainActor"])
    #expect(type.modifiers == ["public", "final"])
    #expect(type.genericParameters == ["Item"])
    #expect(type.lines == 3...7)
    #expect(type.codeLines == 3)
    #expect(type.place.line == 3 && type.place.column == 20)
  }

  @Test func propertiesHaveTypesModifiersAndAccessors() throws {
    let properties = try declaration(
      """
      struct A {
        private weak var view: (any LoginView)?
        let box = Box<Int>(1)
        static var count = 0
        var sum: Int { 1 }
        var both: Int { get { 1 } set {} }
        var seen = 1 { didSet {} }
        let change: (Int) -> Void
        lazy var late: Box = { Box(1) }()
      }
      """
    ).members.properties
    #expect(
      properties.map(\.name)
        == ["view", "box", "count", "sum", "both", "seen", "change", "late"]
    )
    #expect(properties[0].isWeak && properties[0].isPrivate && properties[0].isOptional)
    #expect(properties[0].typeNames == ["LoginView"])
    #expect(properties[1].initialCall == "Box" && properties[1].isLet)
    #expect(properties[2].isStatic)
    #expect(properties.map(\.isComputed) == [false, false, false, true, true, false, false, false])
    #expect(properties[5].accessors == ["didSet"])
    #expect(properties[6].isClosure)
    #expect(properties[7].initialCall == nil)
  }

  @Test func functionsHaveLabelsResultsAndEffects() throws {
    let functions = try declaration(
      """
      class A {
        init?(name: String) { nil }
        func show(_ text: String, at row: Int = 1) async throws -> [User] {
          func local() {}
          return []
        }
        subscript(index: Int) -> Int { 1 }
        deinit {}
      }
      """
    ).members.functions
    #expect(functions.map(\.name) == ["init", "show", "subscript", "deinit"])
    #expect(functions[1].fullName == "show(_:at:)")
    #expect(functions[1].isAsync && functions[1].isThrowing)
    #expect(functions[1].returnedTypeNames == ["User"])
    #expect(functions[1].lineCount == 4)
  }

  @Test func callsHaveBasesAndArguments() throws {
    let calls = try declaration(
      """
      class A {
        func go() {
          navigationController?.pushViewController(Detail(id: 1), animated: true)
          board.instantiateViewController(withIdentifier: "detail")
          load { _ in } failure: { stop() }
        }
      }
      """
    ).code.calls
    #expect(
      calls.map(\.name)
        == ["pushViewController", "Detail", "instantiateViewController", "load", "stop"]
    )
    #expect(calls[0].base == "navigationController?")
    #expect(calls[0].lastOfBase == "navigationController")
    #expect(calls[0].arguments.map(\.value) == [.call("Detail"), .other])
    #expect(calls[2].argument("withIdentifier")?.value == .string("detail"))
    #expect(calls[3].labels == ["_", "failure"])
    #expect(calls.allSatisfy { $0.member == "go" })
  }

  @Test func namesHaveContexts() throws {
    let names = try declaration(
      """
      class A: Base {
        var user: Outer.User?
        func go(_ box: Box = Box()) {
          let made = Maker<Int>.init()
          use(Kind.first)
        }
      }
      """
    ).code.names
    #expect(
      names.map(\.name) == ["Base", "Outer.User", "Box", "Box", "Maker", "Int", "Kind"]
    )
    #expect(
      names.map(\.context)
        == [
          .inheritance, .type, .type, .defaultArgument, .construction, .type, .expression,
        ]
    )
  }

  @Test func droppedErrorsAreFound() throws {
    let dropped = try declaration(
      """
      class A {
        func go() {
          try? save()
          do { try save() } catch {}
          do { try save() } catch is CancellationError {}
          switch result {
          case .success: show()
          case .failure: break
          }
        }
      }
      """
    ).code.dropped
    #expect(dropped.map(\.place.line) == [3, 4, 8])
  }

  @Test func aLocalValueEscapesWhenItIsMoreThanABase() throws {
    let locals = try declaration(
      """
      class A {
        func go() {
          let kept = Flow()
          children.append(kept)
          let lost = Flow()
          lost.start()
        }
      }
      """
    ).code.locals
    #expect(locals.map(\.name) == ["kept", "lost"])
    #expect(locals.map(\.escapes) == [true, false])
    #expect(locals[1].calledMembers == ["start"])
  }

  @Test(arguments: [12, 100, 300, 2_000, 100_000], ["[]", "()", "{}"])
  func deepNestingIsReadOrNamed(depth: Int, pair: String) throws {
    let opening = String(repeating: String(pair.prefix(1)), count: depth)
    let closing = String(repeating: String(pair.suffix(1)), count: depth)
    let project = Project(sources: ["A.swift": "let a = \(opening)\(closing)\n"])
    #expect(project.files.count + project.skipped.count == 1)
    if depth < 14 { #expect(project.files.count == 1) }
  }

  @Test func longChainsAreRead() {
    let chain = String(repeating: ".map { $0 }", count: 2_000)
    let sum = String(repeating: " + 1", count: 5_000)
    let project = Project(sources: ["A.swift": "let a = b\(chain)\nlet c = 1\(sum)\n"])
    #expect(project.files.count == 1)
  }
}
