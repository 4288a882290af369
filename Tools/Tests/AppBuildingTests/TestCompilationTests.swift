import AppBuilding
import AppPreparation
import LiveDevelopment
import Synchronization
import Testing

struct TestCompilationTests {
  private let source = """
    import XCTest
    class A: XCTestCase {
      func testA() { a() }
      func testB() { b() }
      func c() { c() }
    }
    """

  @Test func testsThatDoNotCompileFailAndTheOthersAreBuilt() async throws {
    let run = try await run([(3, "no a"), (4, "no b"), nil])
    #expect(run.result.isSuccess)
    #expect(run.texts.count == 3)
    #expect(run.texts[1].contains("no a") && run.texts[1].contains("b()"))
    #expect(run.texts[2].contains("no a") && run.texts[2].contains("no b"))
    #expect(run.lines.first == "A.swift:3:1: error: no a")
    #expect(run.lines.last == "2 tests do not compile. The others run.")
  }

  @Test func anErrorBesidesTestsEndsTheBuild() async throws {
    let run = try await run([(5, "no c"), nil])
    #expect(!run.result.isSuccess && run.result.diagnostics.map(\.message) == ["no c"])
    #expect(run.lines.isEmpty)
  }

  @Test func anErrorThatStaysEndsTheBuild() async throws {
    let run = try await run([(3, "no a"), (3, "no a"), nil])
    #expect(!run.result.isSuccess)
  }

  @Test func aBuildWithoutErrorsIsTheOnlyOne() async throws {
    let run = try await run([nil])
    #expect(run.result.isSuccess && run.texts.count == 1 && run.lines.isEmpty)
  }

  private struct Run {
    let result: BuildResult
    let texts: [String]
    let lines: [String]
  }

  /// Builds a file of tests by a compiler that reports some errors, one in each build.
  private func run(_ errors: [(line: Int, message: String)?]) async throws -> Run {
    let lines = Mutex<[String]>([])
    let texts = Mutex<[String]>([])
    let input = SourceInput(path: "/tests/A.swift", name: "A.swift", bytes: [UInt8](source.utf8))
    let compilation = TestCompilation(in: "/tests") { line in lines.withLock { $0.append(line) } }
    let result = try await compilation.run { errors in
      let preparation = ModulePreparation(
        modules: AvailableModules(["XCTest"]),
        listsTests: true,
        errors: errors
      )
      let module = preparation.prepare([input])
      texts.withLock { $0.append(module.files[0].text) }
      return [module]
    } build: {
      let error = errors[texts.withLock(\.count) - 1]
      let output = error.map { "/tests/A.swift:\($0.line):1: error: \($0.message)\n" } ?? ""
      return BuildResult(isSuccess: error == nil, output: output)
    }
    return Run(result: result, texts: texts.withLock(\.self), lines: lines.withLock(\.self))
  }
}
