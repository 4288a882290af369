import SourceModel
import Testing

struct PathPatternTests {
  @Test(arguments: [
    ("A", "A", true), ("A", "A/B.swift", true), ("A", "B/A", false), ("A", "AB", false),
    ("A/B", "A/B/C.swift", true), ("A/B", "A", false), ("*.swift", "A.swift", true),
    ("*.swift", "A/B.swift", false), ("**/*.pb.swift", "A/B/C.pb.swift", true),
    ("**/*.pb.swift", "C.pb.swift", true), ("**/Old", "A/Old/B.swift", true),
    ("A/**/B", "A/B", true), ("A/**/B", "A/C/D/B", true), ("A/*/B", "A/B", false),
    ("*", "A/B", true), ("A*C", "ABBC", true), ("A*C", "ABB", false),
  ])
  func aPatternMatchesAPathAndWhatIsBeneath(pattern: String, path: String, expected: Bool) {
    #expect(PathPattern(pattern).matches(path) == expected)
  }
}
