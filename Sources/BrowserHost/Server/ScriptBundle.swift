/// Joins modules into one script, so that a page requests one file instead of forty.
///
/// It supports only the syntax that the client's modules use: `import { a, b } from "./file.js";`
/// on a line of its own, and `export` before a function, class or constant. It removes comments,
/// which must be on lines of their own, indentation, and line ends within statements. Therefore no
/// string may span lines, and a statement that ends with a brace, unless it is a block, needs a
/// semicolon.
struct ScriptBundle {
  private let modules: [String: String]
  /// The modules of the script that loads this one.
  private let loaded: Set<String>
  /// Those of them that this script uses.
  private var shared: Set<String> = []
  private var parts: [String] = []
  private var done: Set<String> = []
  private var open: [String] = []

  /// Returns the script of a module and its imports, and the scripts that it loads on demand.
  ///
  /// Scripts on demand import the modules that they share with the first script from it, so that a
  /// page neither loads a module twice nor has its state twice.
  /// - Parameters:
  ///   - entry: The module to run.
  ///   - onDemand: The modules that it loads on demand.
  ///   - modules: The texts of modules by file name.
  /// - Returns: The scripts by the file names of their modules. Those on demand have the exports of
  ///   their modules.
  static func scripts(
    from entry: String,
    onDemand: [String] = [],
    among modules: [String: String]
  ) -> [String: String] {
    var first = ScriptBundle(modules: modules)
    first.add(entry)
    var scripts: [String: String] = [:]
    var shared: Set<String> = []
    for name in onDemand {
      var bundle = ScriptBundle(modules: modules, loaded: first.done)
      let exports = bundle.add(name).joined(separator: ", ")
      let export = exports.isEmpty ? "" : "export const { \(exports) } = \(variable(name));\n"
      let variables = list(bundle.shared)
      let imports = variables.isEmpty ? "" : "import {\(variables)} from \"./\(entry)\";\n"
      scripts[name] = imports + bundle.parts.joined() + export
      shared.formUnion(bundle.shared)
    }
    let exports = list(shared)
    scripts[entry] = first.parts.joined() + (exports.isEmpty ? "" : "export {\(exports)};\n")
    return scripts
  }

  private init(modules: [String: String], loaded: Set<String> = []) {
    self.modules = modules
    self.loaded = loaded
  }

  private static func list(_ modules: Set<String>) -> String {
    modules.map(variable).sorted().joined(separator: ", ")
  }

  /// Adds a module after all of its imports.
  ///
  /// - Returns: The names of its exports; none if it was added before.
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
        if loaded.contains(module) { shared.insert(module) } else { add(module) }
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

  /// Returns a line without its line end if the next line may follow directly.
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
