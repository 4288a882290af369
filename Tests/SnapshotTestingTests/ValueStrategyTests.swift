import Foundation
import FoundationNetworking
import SnapshotTesting
import Testing

/// The texts of values.
struct ValueStrategyTests {
  private struct Point: Codable {
    var y = 2
    var x = 1
    var names: [String: Int?] = ["b": 1, "a": nil]
  }

  private enum Side: CaseIterable { case left, right }

  private final class Node {
    var next: Node?
    var date = Date(timeIntervalSince1970: 0)
  }

  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String? {
    var result: String?
    strategy.snapshot(value).run { result = $0 }
    return result
  }

  @Test func dumpsHaveSortedParts() {
    #expect(
      text(Point(), .dump) == """
        ▿ Point
          - x: 1
          - y: 2
          ▿ names: 2 key/value pairs
            ▿ (2 elements)
              - key: "a"
              - value: Optional<Int>.none
            ▿ (2 elements)
              - key: "b"
              ▿ value: Optional<Int>
                - some: 1

        """
    )
    #expect(text(["a"], .dump) == "▿ 1 element\n  - \"a\"\n")
    #expect(text(Side.left, .dump) == "- Side.left\n")
  }

  @Test func dumpsOfCyclesEnd() {
    let node = Node()
    node.next = node
    #expect(
      text(node, .dump) == """
        ▿ Node
          - date: 1970-01-01T00:00:00Z
          ▿ next: Optional<Node>
            ▿ some (circular reference detected)

        """
    )
    node.next = nil
  }

  @Test func encodedValues() {
    #expect(
      text(Point(names: [:]), .json) == """
        {
          "names" : {

          },
          "x" : 1,
          "y" : 2
        }
        """
    )
    #expect(text(["a": 1], .plist)?.contains("<key>a</key>\n\t<integer>1</integer>") == true)
    #expect(text(3, .description) == "3")
  }

  @Test func functionsOfCasesAreTables() {
    let strategy = Snapshotting<Side, String>.func(into: Snapshotting<Int, String>.description)
    #expect(text({ $0 == .left ? 1 : 2 }, strategy) == "\"left\",\"1\"\n\"right\",\"2\"")
    #expect(strategy.pathExtension == "csv")
  }

  @Test func requestsAreTexts() throws {
    var request = URLRequest(url: try #require(URL(string: "https://a.test/b?d=1&c=2")))
    request.httpMethod = "POST"
    request.setValue("k=\"v\"", forHTTPHeaderField: "Cookie")
    request.setValue("text/html", forHTTPHeaderField: "Accept")
    request.httpBody = Data("{\"b\":1}".utf8)
    #expect(
      text(request, .raw) == """
        POST https://a.test/b?c=2&d=1
        Accept: text/html
        Cookie: k="v"

        {"b":1}
        """
    )
    #expect(text(request, .raw(pretty: true))?.hasSuffix("\n{\n  \"b\" : 1\n}") == true)
    #expect(
      text(request, .curl) == """
        curl \\
        \t--request POST \\
        \t--header "Accept: text/html" \\
        \t--data "{\\"b\\":1}" \\
        \t--cookie "k=\\"v\\"" \\
        \t"https://a.test/b?c=2&d=1"
        """
    )
  }

  @Test func distantDifferencesArePartsOfAPatch() throws {
    let old = (1...30).map(String.init)
    var new = old
    new[0] = "x"
    new.append("31")
    let (patch, attachments) = try #require(
      Diffing.lines.diff(old.joined(separator: "\n"), new.joined(separator: "\n"))
    )
    let marks = patch.split(separator: "\n").filter { $0.hasPrefix("@@") }
    #expect(marks == ["@@ −1,5 +1,5 @@", "@@ −27,4 +27,5 @@"])
    #expect(attachments.count == 1)
  }
}
