import Foundation

// Usage: source-lines <output> <folder> <file>…
// A file is `<pattern>/<pattern>+<part>.swift`, or `<pattern>/<pattern>.swift`.

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count > 2, let output = arguments.first, let folder = arguments.dropFirst().first
else {
  FileHandle.standardError.write(Data("Usage: source-lines <output> <folder> <file>…\n".utf8))
  exit(64)
}

let rows = try arguments.dropFirst(2).map { file in
  let source = try String(contentsOf: URL(filePath: folder).appending(path: file), encoding: .utf8)
  let code = CodeLines(source)
  let name = file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
  let pattern = file.prefix { $0 != "/" }
  let part = name.contains("+") ? name.drop { $0 != "+" }.dropFirst() : "Factory"
  return ###"""
        SourceFile(pattern: "\###(pattern)", part: "\###(part)", lines: \###(code.lines.count), \###
    types: \###(code.types), code: ##"""
    \###(source)
    """##),
    """###
}
let text = """
  extension SourceFile {
    /// Every source file of every pattern, counted by the build.
    public static let all: [SourceFile] = [
  \(rows.joined(separator: "\n"))
    ]
  }

  """
try Data(text.utf8).write(to: URL(filePath: output))
