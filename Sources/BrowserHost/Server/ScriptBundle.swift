/// Joins modules into one script, so that a page asks for one file rather than forty.
///
/// It knows the few forms that the client's modules keep to: `import { a, b } from "./file.js";` on a
/// line of its own, and `export` before a function, class or constant. Comments, which stand on lines
/// of their own, indentation and the ends of lines that go on stay behind; no text may reach over the
/// end of a line, and a statement that ends with a brace but a block does so with a semicolon.
struct ScriptBundle {
  private let modules: [String: String]
  private var parts: [String] = []
  private var done: Set<String> = []
  private var open: [String] = []

  /// - Parameters:
  ///   - entry: The module that is run.
  ///   - modules: Texts of modules by their files' names.
  /// - Returns: A module without imports, which exports what the entry does.
  static func script(from entry: String, among modules: [String: String]) -> String {
    var bundle = ScriptBundle(modules: modules)
    let exports = bundle.add(entry).joined(separator: ", ")
    let export = exports.isEmpty ? "" : "export const { \(exports) } = \(variable(entry));\n"
    return bundle.parts.joined() + export
  }

  private init(modules: [String: String]) {
    self.modules = modules
  }

  /// Adds a module after all that it imports.
  ///
  /// - Returns: The names of what it exports; none for one that is there already.
  @discardableResult
  private mutating func add(_ name: String) -> [String] {
    guard !done.contains(name) else { return [] }
    precondition(!open.contains(name), "Expected modules without circles, got \(open + [name]).")
    guard let text = modules[name] else {
      preconditionFailure("Expected a module \(name), imported by \(open.last ?? "nobody").")
    }
    open.append(name)
    var body = ""
    var exports: [String] = []
    var isComment = false
    for indented in text.split(separator: "\n") {
      let line = indented.drop { $0 == " " }
      if line.hasPrefix("/*") { isComment = true }
      if isComment {
        isComment = !line.hasSuffix("*/")
        continue
      }
      if line.isEmpty || line.hasPrefix("//") { continue }
      if let (names, module) = Self.imported(line) {
        add(module)
        body += "const {\(names)} = \(Self.variable(module));\n"
      } else if let (name, rest) = Self.exported(line) {
        exports.append(name)
        body += Self.ended(rest)
      } else {
        body += Self.ended(line)
      }
    }
    open.removeLast()
    done.insert(name)
    let list = exports.joined(separator: ", ")
    parts.append("const \(Self.variable(name)) = (() => {\n\(body)return {\(list)};\n})();\n")
    return exports
  }

  /// A line without its end where the next may follow at once.
  private static func ended(_ line: Substring) -> String {
    let continues = line.last.map { ";,{}([".contains($0) } ?? false
    return continues && !line.contains("//") ? String(line) : line + "\n"
  }

  private static func variable(_ file: String) -> String {
    "_" + file.prefix { $0 != "." }
  }

  private static func imported(_ line: Substring) -> (names: Substring, module: String)? {
    guard line.hasPrefix("import ") else { return nil }
    guard let match = line.wholeMatch(of: /import \{([^}]*)\} from "\.\/([^"]*)";/) else {
      preconditionFailure("Expected an import of names from a file, got: \(line)")
    }
    return (match.1, String(match.2))
  }

  private static func exported(_ line: Substring) -> (name: String, rest: Substring)? {
    guard line.hasPrefix("export ") else { return nil }
    let form = /export ((?:async function|function|class|const) (\w+).*)/
    guard let match = line.wholeMatch(of: form) else {
      preconditionFailure("Expected an export of a function, class or constant, got: \(line)")
    }
    return (String(match.2), match.1)
  }
}
