/// The reason why there is no server.
public enum TestPostgreSQLError: Error, CustomStringConvertible {
  case missing
  case failed(program: String, output: String)

  public var description: String {
    switch self {
    case .missing:
      "expected PostgreSQL's programs, got none. Install them: apt-get install postgresql"
    case .failed(let program, let output):
      "expected \(program) to succeed, got:\n\(output.suffix(4000))"
    }
  }
}
