import Testing

@testable import BrowserHost

struct ScriptBundleTests {
  @Test func aModuleIsIncludedOnceAfterItsImports() {
    let script = ScriptBundle.script(
      from: "main.js",
      among: [
        "main.js": """
        // Says it.
        import { twice, TWO } from "./twice.js";
        import { say } from "./say.js";

        say(twice(TWO));
        """,
        "twice.js": """
        /** How often. */
        export const TWO = 2;
        /**
         * Twice as much.
         */
        export function twice(number) {
          // All of it.
          return TWO * number;
        }
        """,
        "say.js": """
        import { TWO } from "./twice.js";
        const mine = TWO;
        export async function say(text) { console.log(text, mine); } // aloud, and
        say.twice = mine;
        """,
        "unused.js": "export class Unused {}",
      ]
    )
    #expect(
      script == """
        const _twice = (() => {
        const TWO = 2;function twice(number) {return TWO * number;}return {TWO, twice};
        })();
        const _say = (() => {
        const { TWO } = _twice;
        const mine = TWO;async function say(text) { console.log(text, mine); } // aloud, and
        say.twice = mine;return {say};
        })();
        const _main = (() => {
        const { twice, TWO } = _twice;
        const { say } = _say;
        say(twice(TWO));return {};
        })();

        """
    )
  }

  @Test func exportsOfTheEntryAreExported() {
    let script = ScriptBundle.script(
      from: "lazy.js",
      among: [
        "lazy.js": """
        import { one } from "./one.js";
        export class Lazy {}
        export const two = 2 * one;
        """,
        "one.js": "export const one = 1;",
      ]
    )
    #expect(script.hasSuffix("\nexport const { Lazy, two } = _lazy;\n"))
  }

  @Test func theClientsModulesCanBeJoined() throws {
    let assets = try ClientAssets.load()
    for entry in ClientAssets.scriptNames {
      let script = String(decoding: try #require(assets.files[entry]).bytes, as: UTF8.self)
      #expect(!script.contains("\nimport "))
      let exports = script.matches(of: /\nexport [^\n]*\n/)
      let isEntry = ["development.js", "home.js", "main.js"].contains(entry)
      #expect(exports.count == (isEntry ? 0 : 1), "\(entry)")
      #expect(!script.contains("/*"))
      // A string that spans lines would lose its indentation.
      let lines = script.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count { $0 == "`" }.isMultiple(of: 2) })
    }
  }
}
