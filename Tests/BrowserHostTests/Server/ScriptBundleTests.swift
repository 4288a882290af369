import Testing

@testable import BrowserHost

struct ScriptBundleTests {
  @Test func aModuleComesOnceAfterWhatItImports() {
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
        export const TWO = 2;
        export function twice(number) { return TWO * number; }
        """,
        "say.js": """
        import { TWO } from "./twice.js";
        const mine = TWO;
        export async function say(text) { console.log(text, mine); } // aloud
        """,
        "unused.js": "export class Unused {}",
      ]
    )
    #expect(
      script == """
        const _twice = (() => {
        const TWO = 2;
        function twice(number) { return TWO * number; }
        return {TWO, twice};
        })();
        const _say = (() => {
        const { TWO } = _twice;
        const mine = TWO;
        async function say(text) { console.log(text, mine); } // aloud
        return {say};
        })();
        const _main = (() => {
        const { twice, TWO } = _twice;
        const { say } = _say;
        say(twice(TWO));
        return {};
        })();

        """
    )
  }

  @Test func theClientsModulesCanBeJoined() throws {
    let assets = try ClientAssets.load()
    for entry in ["main.js", "home.js"] {
      let script = String(decoding: try #require(assets.files[entry]).bytes, as: UTF8.self)
      #expect(!script.contains("\nimport "))
      #expect(!script.contains("\nexport "))
    }
  }
}
