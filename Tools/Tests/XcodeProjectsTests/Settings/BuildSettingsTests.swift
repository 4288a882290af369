import Testing

@testable import XcodeProjects

struct BuildSettingsTests {
  private func settings(
    target: [String: PropertyListValue] = [:],
    project: [String: PropertyListValue] = [:]
  ) -> BuildSettings {
    BuildSettings(
      configuration: "Debug",
      layers: [SettingsLayer(target), SettingsLayer(project)]
    )
  }

  @Test(arguments: [
    ("$(NAME)", "My App"),
    ("${NAME}", "My App"),
    ("$NAME!", "My App!"),
    ("a$(NAME)b$(NAME)c", "aMy AppbMy Appc"),
    ("$(UNKNOWN)", ""),
    ("$(UNKNOWN:default=other)", "other"),
    ("$(NAME:default=other)", "My App"),
    ("$(UNKNOWN:default=$(NAME))", "My App"),
    ("$(NAME:rfc1034identifier)", "My-App"),
    ("$(NAME:c99extidentifier)", "My_App"),
    ("$(DIGIT:c99extidentifier)", "_D 面".replacing(" ", with: "_")),
    ("$(DIGIT:identifier)", "_D__"),
    ("$(NAME:lower:rfc1034identifier)", "my-app"),
    ("$(NAME:upper)", "MY APP"),
    ("$(KIND_$(SUFFIX))", "nested"),
    ("$(PATH_:dir)", "/a/b"),
    ("$(PATH_:file)", "c.swift"),
    ("$(PATH_:base)", "c"),
    ("$(PATH_:suffix)", ".swift"),
    ("$(YES_:not)", "NO"),
    ("5 $ and $$", "5 $ and $"),
    ("$(open", "$(open"),
    ("$(rm -rf /)", ""),
    ("`id` ; touch x", "`id` ; touch x"),
  ])
  func expandsReferences(text: String, expected: String) {
    let settings = settings(target: [
      "NAME": "My App", "SUFFIX": "A", "KIND_A": "nested", "PATH_": "/a/b/c.swift", "YES_": "YES",
      "DIGIT": "3D 面",
    ])
    #expect(settings.expanding(text) == expected)
  }

  @Test func inheritsFromTheProject() {
    let settings = settings(
      target: ["FLAGS": "$(inherited) b", "OWN": "$(OWN) b", "NONE": "$(inherited)c"],
      project: ["FLAGS": "a", "OWN": "a", "OTHER": "d"]
    )
    #expect(settings["FLAGS"] == "a b")
    #expect(settings["OWN"] == "a b")
    #expect(settings["NONE"] == "c")
    #expect(settings["OTHER"] == "d")
    #expect(settings["UNKNOWN"] == nil)
  }

  @Test func choosesConditionsOfTheSimulator() {
    let settings = settings(
      target: [
        "A": "plain", "A[sdk=iphonesimulator*]": "simulator $(inherited)",
        "A[sdk=iphoneos*]": "device",
        "B[sdk=iphoneos*]": "device",
        "C[sdk=*][arch=arm64]": "both", "C": "plain",
        "D[config=Release]": "release", "D[config=Deb*]": "debug",
        "E[sdk=macosx*]": "mac",
      ],
      project: ["B": "inherited"]
    )
    #expect(settings["A"] == "simulator plain")
    #expect(settings["B"] == "inherited")
    #expect(settings["C"] == "both")
    #expect(settings["D"] == "debug")
    #expect(settings["E"] == nil)
  }

  @Test func readsLists() {
    let settings = settings(
      target: [
        "LIST": ["-D", "two words", "$(inherited)"], "TEXT": #"a "b c" 'd e' f\ g"#,
      ],
      project: ["LIST": "x y"]
    )
    #expect(settings.list("LIST") == ["-D", "two words", "x", "y"])
    #expect(settings.list("TEXT") == ["a", "b c", "d e", "f g"])
    #expect(settings.list("UNKNOWN").isEmpty)
  }

  @Test func endsCyclesOfReferences() {
    let settings = settings(target: ["A": "a$(B)", "B": "b$(A)", "C": "$(C)$(C)"])
    #expect(settings["A"] == "ab")
    #expect(settings["C"] == "")
  }

  @Test func limitsSettingsThatDoubleEachOther() throws {
    var target: [String: PropertyListValue] = ["S0": "0123456789"]
    for index in 1...60 { target["S\(index)"] = .string("$(S\(index - 1))$(S\(index - 1))") }
    let text = try #require(settings(target: target)["S60"])
    #expect(text.utf8.count < 4 << 20)
  }

  @Test func limitsNestedReferences() {
    var target: [String: PropertyListValue] = [:]
    for index in 0..<5000 { target["S\(index)"] = .string("$(S\(index + 1))") }
    #expect(settings(target: target)["S0"] == "")
    let nested = String(repeating: "$(", count: 50_000) + String(repeating: ")", count: 50_000)
    #expect(settings().expanding(nested) == nested)
  }

  @Test func namesFeaturesOfTheCompiler() {
    let settings = settings(target: [
      "SWIFT_APPROACHABLE_CONCURRENCY": "YES",
      "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": "NO",
      "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
      "SWIFT_STRICT_CONCURRENCY": "complete",
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG MOCKS",
      "OTHER_SWIFT_FLAGS": """
      -DJOINED -D SPLIT -Xfrontend -enable-experimental-feature -Xfrontend Lifetimes \
      -enable-upcoming-feature BareSlashRegexLiterals
      """,
    ])
    #expect(
      settings.upcomingFeatures == [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "ExistentialAny",
        "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "StrictConcurrency",
        "BareSlashRegexLiterals",
      ]
    )
    #expect(settings.experimentalFeatures == ["Lifetimes"])
    #expect(settings.compilationConditions == ["DEBUG", "MOCKS", "SPLIT", "JOINED"])
    #expect(settings.defaultActorIsolation == "nonisolated")
  }

  @Test(arguments: [
    ("iphonesimulator", "iphone*", true), ("iphonesimulator", "*", true),
    ("iphonesimulator", "iphoneos*", false), ("abc", "a?c", true), ("abc", "a*b*c*", true),
    ("", "*", true), ("", "?", false), ("aaab", "*a*ab", true), ("x.swift", "*.m", false),
  ])
  func matchesPatterns(text: String, pattern: String, expected: Bool) {
    #expect(SettingsText.matches(text, pattern) == expected)
  }
}
