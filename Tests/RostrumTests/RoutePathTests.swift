import Rostrum
import Testing

struct RoutePathTests {
  @Test(arguments: [
    ("", RoutePath([])),
    ("/", RoutePath([])),
    ("/items/7", RoutePath(["items", "7"])),
    ("items//7/", RoutePath(["items", "7"])),
    ("a%20b/%E6%9D%8E", RoutePath(["a b", "李"])),
    ("a%2Fb", RoutePath(["a/b"])),
    ("100%", RoutePath(["100%"])),
    ("?q=x%26y&flag&=&z=1=2", RoutePath([], query: ["q": "x&y", "flag": "", "": "", "z": "1=2"])),
    ("a?b#c?d", RoutePath(["a"], query: ["b": ""])),
    ("a#b", RoutePath(["a"])),
  ])
  func parsesPathsOfAddresses(string: String, path: RoutePath) {
    #expect(RoutePath(string) == path)
  }

  @Test(
    arguments: [
      (RoutePath([]), ""),
      (["items", "7"], "items/7"),
      (["a b", "李/"], "a%20b/%E6%9D%8E%2F"),
      (["\u{FEFF}", "\u{FEFF}a", "100%"], "%EF%BB%BF/%EF%BB%BFa/100%25"),
      (RoutePath(["s"], query: ["q": "a+b&c", "p": "1"]), "s?p=1&q=a%2Bb%26c"),
    ] as [(RoutePath, String)]
  )
  func isWrittenPercentEncodedAndSorted(path: RoutePath, string: String) {
    #expect(path.description == string)
    #expect(RoutePath(string) == path)
  }
}
