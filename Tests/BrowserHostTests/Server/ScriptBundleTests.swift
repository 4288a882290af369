import Testing

@testable import BrowserHost

struct ScriptBundleTests {
  @Test func aModuleIsIncludedOnceAfterItsImports() {
    let scripts = ScriptBundle.scripts(
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
      scripts == [
        "main.js": """
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
      ]
    )
  }

  @Test func aScriptOnDemandImportsTheModulesThatAreLoaded() {
    let scripts = ScriptBundle.scripts(
      from: "main.js",
      onDemand: ["lazy.js", "alone.js"],
      among: [
        "main.js": """
        import { one } from "./one.js";
        console.log(one);
        """,
        "lazy.js": """
        import { one } from "./one.js";
        import { two } from "./two.js";
        export class Lazy {}
        export const three = one + two;
        """,
        "alone.js": "export const four = 4;",
        "one.js": "export const one = 1;",
        "two.js": """
        import { one } from "./one.js";
        export const two = 2 * one;
        """,
      ]
    )
    #expect(
      scripts == [
        "main.js": """
        const _one = (() => {
        const one = 1;return {one};
        })();
        const _main = (() => {
        const { one } = _one;
        console.log(one);return {};
        })();
        export {_one};

        """,
        "lazy.js": """
        import {_one} from "./main.js";
        const _two = (() => {
        const { one } = _one;
        const two = 2 * one;return {two};
        })();
        const _lazy = (() => {
        const { one } = _one;
        const { two } = _two;
        class Lazy {}const three = one + two;return {Lazy, three};
        })();
        export const { Lazy, three } = _lazy;

        """,
        "alone.js": """
        const _alone = (() => {
        const four = 4;return {four};
        })();
        export const { four } = _alone;

        """,
      ]
    )
  }

  @Test func theClientsModulesCanBeJoined() throws {
    let assets = try ClientAssets.load()
    for entry in ClientAssets.scriptNames.flatMap({ [$0.entry] + $0.onDemand }) {
      let script = String(decoding: try #require(assets.files[entry]).bytes, as: UTF8.self)
      #expect(!script.contains("\nimport "))
      let exports = script.matches(of: /\nexport [^\n]*\n/)
      let isWhole = ["checks.js", "development.js", "home.js"].contains(entry)
      #expect(exports.count == (isWhole ? 0 : 1), "\(entry)")
      #expect(!script.contains("/*"))
      // A string that spans lines would lose its indentation.
      let lines = script.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count { $0 == "`" }.isMultiple(of: 2) })
    }
  }
}
